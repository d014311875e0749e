import sys

legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "caravela":
        print("ready", flush=True)
    elif word == "legal":
        legal.append(rest.split()[0])
    elif word == "go":
        print("action", legal[-1], flush=True)
        legal.clear()
