"""The same as check.js, in Python."""

import sys
from base64 import b64decode, b64encode
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3] / "backend/password"))

from password import decrypt_password  # noqa: E402

for line in sys.stdin:
    passphrase, text = (b64decode(part).decode() for part in line.rstrip("\n").split(" "))
    password = decrypt_password(text, passphrase)
    print("-" if password is None else "=" + b64encode(password.encode()).decode())

for value in (None, 7, {}, [], b"U2FsdGVkX18="):
    if decrypt_password(value, "x") is not None:
        sys.exit(f"It read something in {value!r}.")
