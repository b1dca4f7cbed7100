"""Walks the pages of examples/backend/pages.py. What it reads and writes is told in pages.test.ts."""
import json
import sqlite3
import sys

sys.path.insert(0, "examples/backend")
from pages import payments_page

task = json.load(sys.stdin)
db = sqlite3.connect(":memory:")
db.execute("create table payments (id text primary key, client_id text, created_at text)")
db.executemany("insert into payments values (?, ?, ?)", task["rows"])
ids = []
cursor = None
for turn in range(1000):
    page = payments_page(db, "ada", task["limit"], cursor)
    ids += [row["id"] for row in page["data"]]
    db.execute("delete from payments where id = ?", (ids[0],))
    db.execute("insert into payments values (?, ?, ?)", (f"new-{turn}", "ada", "2027-01-01 00:00:00.000000+00"))
    cursor = page.get("next")
    if not cursor:
        break
for wrong in ["none", "é", "WzFd", "e30", "W10", "bnVsbA", "WyJ4Iix7fV0"]:
    try:
        payments_page(db, "ada", task["limit"], wrong)
        sys.exit(f"{wrong} is taken for a cursor")
    except ValueError:
        pass
print(json.dumps(ids))
