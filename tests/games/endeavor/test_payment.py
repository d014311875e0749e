"""Chapter 13, the payment action."""

from __future__ import annotations

from support.endeavor import do, legal, look, position, refused, targets, why_not
from support.marks import rule

from caravela.games.endeavor.components import BUILDING_ACTIONS, LOCKED, PAYMENT


@rule("END-13.1")
def test_a_disc_returns_and_the_building_can_be_activated_again() -> None:
    state = position(
        seats=2, red={"harbour": 1, "coast": ["merchant_dock", "museum", "market*", "shipyard*"], "places": ["london"]}
    )
    do(state, "activate museum")
    assert targets(state, "payment") == ["market", "shipyard"]
    do(state, "payment market")
    assert look(state).coast == ["merchant_dock", "museum*", "market", "shipyard*"]
    assert look(state).harbour == 1
    do(state, "pass")
    assert "activate market" in legal(state)


@rule("END-13.2", "END-R9")
def test_locked_buildings_keep_their_disc() -> None:
    state = position(red={"harbour": 2, "coast": ["merchant_dock*", "museum", "stock_exchange*", "parliament*"]})
    do(state, "activate museum")
    assert targets(state, "payment") == ["merchant_dock"]
    for id in ("stock_exchange", "parliament", "museum"):
        reason = why_not(state, f"payment {id}")
        assert (reason.kind, reason.rule) == ("locked", "END-13.2")
    assert refused(state, "payment market") == "no_disc_there"


@rule("END-13.2")
def test_every_building_that_offers_payment_is_locked() -> None:
    """Or two of them could free each other for ever."""
    for building, actions in enumerate(BUILDING_ACTIONS):
        assert PAYMENT not in actions or LOCKED >> building & 1


@rule("END-13.3")
def test_without_a_disc_on_an_unlocked_building_there_is_no_payment() -> None:
    state = position(
        red={"harbour": 3, "coast": ["merchant_dock", "museum", "stock_exchange*"], "tokens": {"payment": 1}}
    )
    assert "activate museum" not in legal(state)
    assert "spend payment" not in legal(state)
    state = position(
        red={"harbour": 3, "coast": ["merchant_dock*", "museum", "stock_exchange*"], "tokens": {"payment": 1}}
    )
    assert "activate museum" in legal(state)
    do(state, "spend payment", "payment merchant_dock")
    assert look(state).harbour == 4
