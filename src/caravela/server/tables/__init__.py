"""Tables: what happened at them, what may be done with them, who may see what of them. Knows no HTTP."""
