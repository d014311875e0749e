"""Bots that have learned: what a network is shown, how it judges the ends of turns, and the levels made of that.

Only these modules use NumPy; nothing else of the engine needs it, and they are imported when a level is asked for.
"""

import os

# The matrices are small: sharing them among threads costs many times what it saves. Read when NumPy is first imported,
# so it has to stand before every module of this folder.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
