/**
 * Reads a page of a client's payments. `db` is a `Pool` of the package `pg`, and `created_at` is `not null`.
 * @throws a RangeError if the cursor is none: answer 400
 */
export async function paymentsPage(db, clientId, limit, cursor) {
  const { rows } = await db.query(
    `select *, created_at::text as at from payments
     where client_id = $1 ${cursor ? 'and (created_at, id) < ($3, $4)' : ''}
     order by created_at desc, id desc limit $2`,
    [clientId, limit + 1, ...(cursor ? readCursor(cursor) : [])],
  )
  const data = rows.slice(0, limit)
  // As text: a Date of JavaScript has no microseconds.
  const key = rows.length > limit && JSON.stringify([data.at(-1).at, data.at(-1).id])
  return { data, ...(key && { next: Buffer.from(key).toString('base64url') }) }
}

function readCursor(cursor) {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url'))
    if (/^\d{4}-\d\d-\d\d \S+$/.test(at) && ['string', 'number'].includes(typeof id)) return [at, id]
  } catch {}
  throw new RangeError('This is no cursor.')
}
