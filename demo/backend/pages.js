/** Reads a page of a client's payments. `db` is a `Pool` of the package `pg`. @throws if the cursor is none: answer 400 */
export async function paymentsPage(db, clientId, limit, cursor) {
  const after = cursor ? JSON.parse(Buffer.from(cursor, 'base64url')) : ['infinity', '']
  const { rows } = await db.query(
    `select *, created_at::text as at from payments where client_id = $1 and (created_at, id) < ($2, $3)
     order by created_at desc, id desc limit $4`,
    [clientId, ...after, limit + 1],
  )
  const data = rows.slice(0, limit)
  // As text: a Date of JavaScript has no microseconds.
  const key = rows.length > limit && JSON.stringify([data.at(-1).at, data.at(-1).id])
  return { data, ...(key && { next: Buffer.from(key).toString('base64url') }) }
}
