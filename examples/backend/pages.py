import base64
import json


def payments_page(db, client_id, limit, cursor=None):
    """Reads a page of a client's payments. `db` is a connection of sqlite3; other packages write %s in place of ?.
    `created_at` is `not null`. Raises ValueError if the cursor is none: answer 400.
    """
    rows = db.execute(
        "select id, created_at from payments where client_id = ? "
        + ("and (created_at, id) < (?, ?) " if cursor else "")
        + "order by created_at desc, id desc limit ?",
        (client_id, *(read_cursor(cursor) if cursor else ()), limit + 1),
    ).fetchall()
    page = {"data": [{"id": id, "createdAt": created_at} for id, created_at in rows[:limit]]}
    if len(rows) > limit:
        id, created_at = rows[limit - 1]
        page["next"] = base64.urlsafe_b64encode(json.dumps([created_at, id]).encode()).decode()
    return page


def read_cursor(cursor):
    key = json.loads(base64.urlsafe_b64decode(cursor))
    if not isinstance(key, list) or [type(part) for part in key] not in ([str, str], [str, int]):
        raise ValueError("This is no cursor.")
    return key
