/** A table as this browser sees it: the latest view, the words for it, half-chosen moves, past positions. */

import { notify } from './alert.ts'
import { Announcer } from './announcer.ts'
import { api, ApiError, liveUrl } from './api.ts'
import type { Edition } from './api.ts'
import { app, t } from './app.svelte.ts'
import { Kept } from './changes.ts'
import type { Deed } from './changes.ts'
import { dropped, dropsOf } from './dragging.ts'
import { drop, keep } from './links.ts'
import type { Personal } from './links.ts'
import { Live } from './live.ts'
import type { Connection } from './live.ts'
import { lastOwn, merged } from './log.ts'
import { meanings } from './meanings.ts'
import { Foresight } from './foresight.ts'
import { MomentQueue } from './momentqueue.svelte.ts'
import { about, greatest } from './moments.ts'
import { buttons, click, forGood, narrow, routes } from './narrowing.ts'
import type { Narrowing } from './narrowing.ts'
import { LEAST, Pacer, TURN } from './pacing.ts'
import { Positions } from './positions.ts'
import { remark, seatNews } from './remarks.ts'
import { after, isHeld, numbers, onlyMove, waits } from './held.ts'
import type { Held, Move } from './held.ts'
import { PACES, settings } from './settings.svelte.ts'
import { bell, sound } from './sounds.ts'
import { stepsOf, turnsOf } from './turns.ts'
import type { Turn } from './turns.ts'
import { NOBODY } from './wire.ts'
import type { Action, Game, Ghosts, LogLine, Moment, Piece, Refusal, Values, View, ViewChange } from './wire.ts'
import { playerNames } from './words.ts'
import type { Words } from './words.ts'

/** Troubles that trying again does not cure; after any other the live connection is opened again. */
const LASTING = new Set(['no_such_table', 'foreign', 'old_rules', 'broken_table'])

/** The longest that a piece takes to glide, in ms. */
const GLIDE = 550

/** How long it takes where moves follow each other without a pause. */
const SHORTEST = 300

/** A glide is over before the next move is shown. */
function glideFor(pause: number): number {
  return Math.min(GLIDE, pause * 0.7 || SHORTEST)
}

const NOTHING: Narrowing = {
  clicks: [], open: [], lit: new Set(), ready: [], chosen: null, reach: new Set(), ways: [], way: null,
}

export class Table {
  readonly id: string
  readonly invite: string | null
  /** The latest view of the table. */
  view: View | null = $state.raw(null)
  log: LogLine[] = $state.raw([])
  words: Words | null = $state.raw(null)
  connection: Connection = $state('connecting')
  online: boolean[] = $state.raw([])
  /** Why the table cannot be shown. */
  trouble: string | null = $state(null)
  /** Whether it cannot be shown because its rules are not on the server; it can still be downloaded. */
  unreadable = $state(false)
  /** A past position that is looked at instead of the present one. */
  past: View | null = $state.raw(null)
  clicks: string[] = $state.raw([])
  /** An action that waits for a last yes. */
  asking: Move | null = $state.raw(null)
  /** A move that passes the turn on and waits for "End turn"; nothing of it has been sent. */
  held: Held | null = $state.raw(null)
  busy = $state(false)
  /** What the move that is pointed at would change on the table. */
  ghosts: Ghosts | null = $state.raw(null)
  /** The scene after the viewer's own latest decision. */
  since: readonly Piece[] | null = $state.raw(null)
  /** What happened just now, for those who listen. */
  announced = $state('')
  /** The step after which everything is news. */
  seen = $state(0)
  /** Why what was clicked last cannot be done now. */
  refusals: Refusal[] = $state.raw([])
  /** Whether something was tried in a lesson that is not its next move. */
  strayed = $state(false)
  /** The changes that wait to be shown one after the other. */
  #waiting: readonly View[] = $state.raw([])
  /** How long a glide takes, in ms; shorter in a turn of many steps. */
  glide = $state(GLIDE)
  /** The great moments that are drawn just now. */
  readonly moments = new MomentQueue()
  /** The turn that is shown once more. */
  again: Turn | null = $state.raw(null)
  #replays = 0
  #older: Game | null = $state.raw(null)
  readonly #positions: Positions<View>
  #live: Live
  #pacer = new Pacer<View>({
    show: (view, pause) => this.#show(view, pause),
    // Nobody watches a page in the background, and the past is looked at in one's own time.
    pause: () => (document.hidden || this.past ? 0 : settings.pause),
    turn: (view) => view.log.findLast((line) => line.by >= 0)?.by,
    begins: ({ log }) => new Set(log.map((line) => line.by).filter((by) => by >= 0)).size > 1,
    onWaiting: (waiting) => (this.#waiting = waiting),
  })
  readonly #foresight = new Foresight(
    (actions) => api.ghosts(this.id, actions),
    (ghosts) => (this.ghosts = ghosts),
  )
  #announcer = new Announcer({
    say: (text) => (this.announced = text),
    summary: (count, latest) => t('news-summary', { count, latest }),
  })
  #wishes = 0
  /** Steps that leave no choice are taken by themselves, but not directly after an undo; and once for each version. */
  #restless = true
  #gone = 0
  /** The latest version that the table has told, shown or not. */
  #told = 0
  /** The views that changes can be told of; and those of the live connection, which goes on from what it sent itself. */
  #kept = new Kept()
  #stream = new Kept()

  constructor(id: string, invite: string | null = null) {
    this.id = id
    this.invite = invite
    this.#positions = new Positions((step) => api.at(id, step))
    this.#live = new Live({
      url: () => this.#liveUrl(),
      onMessage: (message) => this.#hear(message),
      onState: (state) => (this.connection = state),
    })
  }

  /** The game as the table plays it: an older version of it, if the table began with one. */
  get game(): Game | undefined {
    if (this.#older) return this.#older
    return this.view && this.edition === null ? app.game(this.view.game) : undefined
  }

  /** The version of the rules, where it is not today's. */
  get edition(): Edition {
    const { view } = this
    return !view || view.rules === app.game(view.game)?.rules_version ? null : view.rules
  }

  /** What is on the table: now, or at the moment that is looked at. */
  get shown(): View | null {
    return this.past ?? this.#foreseen
  }

  /** The table with what is held back. */
  readonly #foreseen: View | null = $derived(
    this.view && this.held ? { ...this.view, pieces: [...this.held.pieces] } : this.view,
  )

  /** Whether the viewer is asked. */
  get myTurn(): boolean {
    return this.view !== null && this.view.status === 'playing' && this.view.viewer_seats.includes(this.view.to_act)
  }

  readonly narrowing: Narrowing = $derived(
    this.view && !this.past && !this.busy && !this.held ? narrow(this.view.legal, this.clicks, this.view.gestures) : NOTHING,
  )
  readonly buttons: Action[] = $derived(buttons(this.narrowing))
  /** Everything that can be clicked, one step away or several. */
  readonly lit: ReadonlySet<string> = $derived(new Set([...this.narrowing.lit, ...this.narrowing.reach]))
  /** What can be clicked for several steps at once: each target, and what lies on the way to it. */
  readonly routes: ReadonlyMap<string, readonly string[]> = $derived(routes(this.narrowing, this.view?.traveller ?? null))
  /** What each lit target would mean, as a sentence. */
  readonly meanings: Map<string, string> = $derived(
    this.words ? meanings(this.narrowing, this.words, this.view?.to_act ?? NOBODY) : new Map(),
  )

  readonly turns: Turn[] = $derived(turnsOf(this.log, this.game?.moments ?? {}))

  /** The turns of all that is known, shown or not. */
  readonly #known: Turn[] = $derived(
    turnsOf(this.#waiting.reduce((log, view) => merged(log, view.log_from, view.log), this.log), this.game?.moments ?? {}),
  )

  /** How many changes wait to be shown. */
  get behind(): number {
    return this.#waiting.length
  }

  /** The latest turn, if somebody else took it. */
  get othersTurn(): Turn | null {
    const latest = this.turns.findLast((turn) => turn.by >= 0)
    return latest && !this.view?.viewer_seats.includes(latest.by) ? latest : null
  }

  /** The turn that is just being played out before the viewer's eyes, with what is still to be seen of it. */
  get playing(): Turn | null {
    if (this.again) return this.again
    const { past, view, othersTurn } = this
    if (past || view?.status !== 'playing' || (this.myTurn && this.behind === 0)) return null
    return this.#known.find((turn) => turn.first === othersTurn?.first && turn.by === othersTurn.by) ?? othersTurn
  }

  /** The move that a lesson is about now. */
  get due(): Action | null {
    const wanted = this.view?.lesson?.action ?? null
    return wanted === null ? null : (this.view?.legal.find((action) => action.number === wanted) ?? null)
  }

  async open(): Promise<void> {
    try {
      await this.#receive(await this.#whole())
      this.#live.open()
      void this.#recall()
    } catch (error) {
      this.trouble = app.explain(error)
      this.unreadable = error instanceof ApiError && error.kind === 'old_rules'
    }
  }

  close(): void {
    this.#live.close()
    this.#pacer.close()
    this.#announcer.close()
    this.moments.clear()
  }

  /** Shows at once what waits to be shown. */
  skip(): Promise<void> {
    this.moments.clear()
    return this.#pacer.skip()
  }

  /** Shows at once what waits and was told before a view; what came later keeps its time. */
  #skipTo({ version }: View): Promise<void> {
    return this.#pacer.skip((waiting) => waiting.version <= version)
  }

  hurry(): void {
    this.#live.hurry()
  }

  /** The words again, when the language or the names changed. */
  async reword(): Promise<void> {
    const { view, edition } = this
    if (view && edition !== null) this.#older ??= await api.game(view.game, edition)
    const { game } = this
    if (!view || !game) return
    this.words = await app.words(game, playerNames(view.seats))
  }

  // Moves

  pick(target: string): void {
    if (!this.view || this.past || this.busy || this.held) return
    const { legal, gestures } = this.view
    this.asking = null
    this.refusals = []
    this.clicks = click(legal, this.clicks, target, gestures)
    const { chosen, way } = narrow(legal, this.clicks, gestures)
    if (chosen || way) this.choose((chosen ?? way)!)
  }

  /** Something was dragged to a place. */
  drop(source: string, target: string): void {
    if (!this.view || this.past || this.busy || this.held) return
    const drop = dropped(source, target, this.view)
    if (!drop) return
    if ('way' in drop) return this.choose(drop.way)
    this.cancel()
    for (const click of drop.clicks) this.pick(click)
  }

  choose(move: Move): void {
    if ((settings.confirm || forGood(move)) && this.asking !== move) {
      this.asking = move
      return
    }
    if (this.view && isHeld(move, settings.endTurn, this.view)) void this.#hold(move, false)
    else void this.#act(move, true)
  }

  /** Somebody points at a move, or at none any more. */
  foresee(move: Move | null): void {
    if (this.view) this.#foresight.point(this.past ? null : move, this.view.version)
  }

  cancel(): void {
    this.asking = null
    this.clicks = []
    this.refusals = []
  }

  /** Where something can be dragged. */
  drops(source: string): ReadonlySet<string> {
    return this.view && !this.past && !this.busy && !this.held ? dropsOf(source, this.view) : new Set()
  }

  // The end of a turn

  /** Keeps a move back and shows what it would lead to. */
  async #hold(move: Move, forced: boolean): Promise<void> {
    const { view } = this
    if (!view) return
    this.cancel()
    this.held = { move, pieces: view.pieces, forced }
    try {
      const pieces = after(view.pieces, await api.ghosts(this.id, numbers(move)))
      if (this.held?.move === move) this.held = { move, pieces, forced }
    } catch {
      // The move can be judged by its sentence, too.
    }
  }

  /** The last word: the move that was held back is made. */
  async endTurn(): Promise<void> {
    const { held } = this
    if (held && !this.busy) await this.#act(held.move, false)
  }

  /** The move that was held back is not made; where there was no choice, the choice before it is undone. */
  async takeBack(): Promise<void> {
    const { held } = this
    if (!held || this.busy) return
    if (held.forced && !this.view?.undo) return
    this.held = null
    if (held.forced) await this.undo()
  }

  /** Something unlit was clicked: explains why not. The targets lie above each other, the uppermost first. */
  async why(targets: readonly string[]): Promise<void> {
    if (!this.myTurn || this.past || this.busy || targets.length === 0) return
    const { view } = this
    try {
      const found = await api.why(this.id, this.clicks, targets)
      if (view?.step === this.view?.step) this.refusals = found
    } catch {
      // Nothing is lost by not knowing why.
    }
  }

  get halfway(): boolean {
    return this.clicks.length > 0 || this.asking !== null || this.held !== null
  }

  /** Makes a move. With `stay`, the turn is not passed on by what must follow, where that is a decision of its own. */
  async #act(move: Move, stay: boolean, quiet = false): Promise<void> {
    const { view } = this
    if (!view || this.busy) return
    const auto = settings.forced && !view.lesson
    const wish = { version: view.version, seat: view.to_act, actions: numbers(move), auto, stay: stay && waits(settings.endTurn, view.seats) }
    this.#restless = true
    await this.#change((asked) => api.act(this.id, asked, wish), quiet)
    this.#goOn()
  }

  /** Takes a step that leaves no choice, once for each position; what would pass the turn on waits. */
  #goOn(): void {
    const { view } = this
    const only = view && onlyMove(view)
    if (!only || !settings.forced || view.lesson || !this.#restless || this.busy || this.past || this.held) return
    if (this.#gone === view.version) return
    this.#gone = view.version
    if (isHeld(only, settings.endTurn, view)) void this.#hold(only, true)
    else if (!settings.confirm) void this.#act(only, true, true)
  }

  // What was done

  async undo(): Promise<void> {
    const { view } = this
    if (!view || view.undo === 0 || this.busy) return
    this.#restless = false
    await this.#change((asked) => api.undo(this.id, asked, { version: view.version, seat: view.undo_seat, count: 1 }))
  }

  async redo(): Promise<void> {
    const { view } = this
    if (!view || view.redo === 0 || this.busy) return
    this.#restless = false
    await this.#change((asked) => api.redo(this.id, asked, { version: view.version, seat: view.viewer_seats[0]! }))
  }

  /** Asks the table to go back to the position after a step. */
  async askBack(step: number): Promise<void> {
    const { view } = this
    if (!view || this.busy || view.viewer_seats.length === 0) return
    this.#restless = false
    await this.#change((asked) => api.ask(this.id, asked, { version: view.version, seat: this.#asker(view), step }))
  }

  /** Agrees to what the table is asked for, or not; whoever asked withdraws it. */
  async answer(agree: boolean): Promise<void> {
    const { view } = this
    if (!view?.asking || this.busy) return
    const { viewer_seats, version } = view
    // Whoever answers has seen the position that was asked for.
    void this.lookAt(null)
    await this.#change((asked) => api.answer(this.id, asked, { version, seat: viewer_seats[0]!, agree }))
  }

  /** Of somebody with several seats, the one that is to act asks, or the first. */
  #asker({ viewer_seats, to_act }: View): number {
    return viewer_seats.includes(to_act) ? to_act : viewer_seats[0]!
  }

  /** Does something at the table and shows what comes of it; an old version is fetched anew. */
  async #change(deed: Deed, quiet = false): Promise<void> {
    this.busy = true
    try {
      const answer = await this.#done(deed)
      await this.#skipTo(answer)
      this.glide = glideFor(settings.pause || GLIDE)
      await this.#receive(answer, true)
    } catch (error) {
      this.strayed = error instanceof ApiError && error.kind === 'lesson'
      // A step that was taken by itself may have been taken in another window as well.
      const late = quiet && error instanceof ApiError && error.kind === 'stale'
      if (!this.strayed && !late) app.complain(error, this.words)
      if (error instanceof ApiError && error.status !== 0) await this.refresh()
    } finally {
      this.busy = false
      this.held = null
      this.cancel()
    }
  }

  /** Does something at the table; the view that comes of it. */
  async #done(deed: Deed): Promise<View> {
    return (await this.#kept.done(deed)) ?? (await this.#whole())
  }

  /** The view, whatever is here already. */
  async #whole(): Promise<View> {
    const view = await api.view(this.id)
    this.#kept.take(view)
    return view
  }

  async seat(seat: number, deed: Parameters<typeof api.seat>[3]): Promise<void> {
    if (deed.do === 'leave') drop(this.id, seat)
    await this.#change((asked) => api.seat(this.id, asked, seat, deed))
  }

  /** The secret of the invitation that this viewer has: what the table tells, else what the address had. */
  get invited(): string {
    const { view } = this
    const trusted = view !== null && (view.host || view.viewer_seats.length > 0 || view.seats.some((seat) => seat.lent))
    return (trusted ? view.invite : this.invite) ?? ''
  }

  /** Another invitation, or none. */
  async reinvite(deed: 'renew' | 'revoke', notice: string): Promise<void> {
    try {
      this.#hearView(await this.#done((asked) => api.invitation(this.id, asked, { do: deed })))
      app.notice(notice)
    } catch (error) {
      app.complain(error)
    }
  }

  /** The secret of a seat's personal link; null if there is none for this viewer. */
  async link(seat: number, renew: boolean): Promise<string | null> {
    try {
      const { key } = await api.link(this.id, seat, renew)
      if (this.view?.seats[seat]?.mine) keep(this.id, { seat, key })
      return key
    } catch (error) {
      app.complain(error)
      return null
    }
  }

  /** Goes on in this browser with a seat that another one had. */
  async continue(link: Personal): Promise<void> {
    try {
      this.#hearView(await this.#done((asked) => api.seat(this.id, asked, link.seat, { do: 'continue', key: link.key })))
      keep(this.id, link)
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'wrong_link') drop(this.id, link.seat)
      app.complain(error)
    }
  }

  async say(text: string): Promise<void> {
    try {
      this.#hearView(await this.#done((asked) => api.chat(this.id, asked, text)))
    } catch (error) {
      app.complain(error)
    }
  }

  async refresh(): Promise<void> {
    try {
      const latest = await this.#whole()
      await this.#skipTo(latest)
      await this.#receive(latest)
    } catch {
      // The live connection tells that it is broken.
    }
  }

  // The past

  /** Shows the position after a step; the present one where the step is the latest or none. */
  async lookAt(step: number | null): Promise<void> {
    this.#replays++
    this.again = null
    await this.#look(step)
  }

  /** Shows a turn once more, step by step, and then the present again. */
  async replay(turn: Turn): Promise<void> {
    const run = ++this.#replays
    const steps = stepsOf(turn)
    const usual = settings.pause || PACES.normal
    const pause = Math.max(LEAST, Math.min(usual, (TURN * usual) / steps.length))
    this.again = turn
    for (const step of steps) {
      this.glide = glideFor(pause)
      await this.#look(step)
      await new Promise((done) => setTimeout(done, pause))
      if (run !== this.#replays) return
    }
    await this.lookAt(null)
  }

  async #look(step: number | null): Promise<void> {
    const steps = this.view?.step ?? 0
    const wish = ++this.#wishes
    if (step === null || step >= steps) {
      this.past = null
      return
    }
    try {
      const past = await this.at(Math.max(0, step))
      // Meanwhile another moment may have been asked for.
      if (wish !== this.#wishes) return
      this.past = past
      this.cancel()
    } catch (error) {
      app.complain(error)
    }
  }

  /** The view after a step, kept once it was fetched. */
  at(step: number): Promise<View> {
    return this.#positions.at(step)
  }

  // News

  #hear(message: { type: string } & Record<string, unknown>): void {
    if (message.type === 'view' || message.type === 'change') this.#hearTold(message as unknown as View | ViewChange)
    else if (message.type === 'online') this.online = message['online'] as boolean[]
    else if (message.type === 'error') {
      const { kind, message: text } = message['error'] as { kind: string; message: string }
      if (!LASTING.has(kind)) return
      this.trouble = app.explain(new ApiError(404, kind, text))
      this.#live.close()
    }
  }

  /** The live connection goes on from the views that are here when it is opened. */
  #liveUrl(): string {
    this.#stream = this.#kept.copy()
    return liveUrl(this.id, this.#told, this.#stream.asked)
  }

  /** A view over the live connection; where it cannot be made out, the connection is opened anew for the whole. */
  #hearTold(message: View | ViewChange): void {
    const view = this.#stream.take(message)
    if (view) {
      this.#kept.take(view)
      this.#hearView(view)
    } else {
      this.#kept = this.#stream
      this.#live.again()
    }
  }

  #hearView(view: View): void {
    this.#told = Math.max(this.#told, view.version)
    this.#pacer.push(view)
  }

  /** Shows one change; whether there is something to look at. */
  async #show(view: View, pause: number): Promise<boolean> {
    const before = this.view?.step
    this.glide = glideFor(pause)
    await this.#receive(view)
    return before !== undefined && before !== this.view?.step
  }

  async #receive(view: View, own = false): Promise<void> {
    const old = this.view
    if (own) this.#catchUp(view)
    // A live update may overtake the answer to one's own move.
    if (old && view.version < old.version) return
    const names = JSON.stringify(view.seats.map((seat) => seat.name))
    const renamed = !old || names !== JSON.stringify(old.seats.map((seat) => seat.name))
    if (old && (view.step < old.step || view.log_from < old.step)) this.#forget(Math.min(view.log_from, view.step))
    const wasMine = this.myTurn
    const log = merged(this.log, view.log_from, view.log)
    this.#told = Math.max(this.#told, view.version)
    this.view = view
    this.log = log
    if (view.step !== old?.step || view.to_act !== old?.to_act) {
      this.cancel()
      this.held = null
      if (!own && view.step > (old?.step ?? 0)) this.#restless = true
      this.foresee(null)
    }
    if (view.step !== old?.step) this.strayed = false
    if (view.viewer_seats.length === 0) this.#catchUp(view)
    if (renamed || !this.words) await this.reword()
    if (old) this.#announce(old)
    if (old && !wasMine && this.myTurn) this.#call()
    this.#goOn()
  }

  /** Undo made other things of these steps. */
  #forget(from: number): void {
    this.#positions.forget(from)
    if (this.past && this.past.step > from) this.past = null
  }

  /** From here on everything is news. */
  #catchUp(view: View): void {
    this.since = view.pieces
    this.seen = view.step
  }

  /** On opening: what happened since the viewer's own latest decision is news. */
  async #recall(): Promise<void> {
    const { view } = this
    if (!view || view.viewer_seats.length === 0 || view.status !== 'playing') return
    const step = lastOwn(this.log, view.viewer_seats)
    if (step === 0 || this.since) return
    this.seen = step
    const then = await this.at(step).catch(() => null)
    if (then && !this.since) this.since = then.pieces
  }

  /** Tells those who listen what is new; what happened to a seat is told to everybody. */
  #announce(old: View): void {
    const { words, view } = this
    if (!words || !view) return
    const fresh = this.log.filter((line) => line.step > old.step)
    this.#announcer.hear(fresh.map((line) => words.event(line)))
    this.#celebrate(fresh, view.status === 'over' && old.status !== 'over')
    for (const line of seatNews(old.chat, view.chat)) {
      if (!view.viewer_seats.includes(line.seat)) app.notice(remark(line, words))
    }
    if (this.myTurn || view.status !== 'playing') this.#announcer.flush()
    this.#announcer.expect(this.myTurn || view.to_act < 0 ? null : t('waiting-for', { name: words.seat(view.to_act) }))
  }

  /** Draws the greatest moment among these lines, and sounds it. */
  #celebrate(fresh: readonly LogLine[], over: boolean): void {
    const { words, view, game } = this
    if (!words || !view || !game || document.hidden) return
    const found = greatest(fresh, game.moments)
    if (over) this.#moment('end', { text: words.say(`end-${view.outcome?.reason ?? ''}`), values: {} })
    else if (found) this.#moment(found.sort, { text: words.event(found.line), values: about(found.line, game.moments) })
  }

  #moment(sort: Moment, told: { text: string; values: Values }): void {
    if (settings.sound) sound(sort)
    if (!settings.still) this.moments.add({ sort, ...told })
  }

  #call(): void {
    if (settings.sound) bell()
    if (settings.notify && this.view?.prompt && this.words) {
      notify(t('your-turn'), this.words.ask(this.view.prompt, this.view.prompt.seat))
    }
  }
}
