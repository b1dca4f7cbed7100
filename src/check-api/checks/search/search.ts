/** The search, where the server announces it: it finds what is the client's, and nothing else. */
import { safePath } from '../../../core/page/safe-path'
import { matchRoute } from '../../../core/routing/routing'
import * as api from '../../../core/server/api'
import { isOffered } from '../../../core/server/optional'
import type { Found } from '../../../core/server/schema'
import { $token } from '../../../core/server/token'
import type { Other, Unknown } from '../../asking/other'
import { rowsIn } from '../../asking/reading'
import { sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { createProbe } from '../../probe'
import { fails, lacks, notes, type Row } from '../../row'
import type { Known } from '../reads'

const call = 'search'
const docs = 'search.md'
/** What a page shows of an answer at most. */
const mostRows = 20

/** A text that a page would send. */
const queryOf = (text: string) => [...text.trim()].slice(0, 100).join('').trim()
const isSearchable = (query: string) => [...query].length >= 2

/** @returns no row where the server does not announce it */
export async function checkSearch(
  context: Context,
  { projects, tickets }: Known,
  other: Other | Unknown | undefined,
): Promise<Row[]> {
  if (!isOffered(call)) return []
  const probe = createProbe(context, call)
  const mine = projects.find(({ serviceName }) => isSearchable(queryOf(serviceName)))
  if (mine) {
    const name = queryOf(mine.serviceName)
    const isMine = ({ id, kind }: Found) => kind === 'project' && id === mine._id
    const found = await probe.run(() => api.search(name))
    for (const finding of found ? aboutRows(found) : []) probe.note(finding)
    // Other things may have the same words, and stand before it.
    const isThere = (rows: readonly Found[]) => rows.some(isMine) || rows.length >= mostRows
    if (found && !isThere(found)) probe.note(fails('it does not find a project by its name', docs))
    else if (found) {
      const again = await probe.run(() => api.search(name.toUpperCase()))
      if (again && !isThere(again))
        probe.note(lacks('it does not find a project by its name in capitals', docs))
    }
  }
  probe.note(await aboutOneLetter(context))
  if (other && 'token' in other && other.clientId !== context.clientId) {
    const ours = new Set([...projects.map(({ _id }) => _id), ...tickets.map(({ ticketId }) => ticketId)])
    for (const query of queriesFor(other, ours)) {
      const found = (await probe.run(() => api.search(query.text))) ?? []
      if (found.some(({ id }) => query.ids.has(id)))
        probe.note(fails("it finds what is another client's", docs))
    }
  }
  return [probe.row('the client has no project')]
}

function aboutRows(found: readonly Found[]) {
  const isPlace = ({ path }: Found) => {
    const safe = safePath(path)
    return safe?.kind === 'external' || (safe !== null && matchRoute(safe.path) !== null)
  }
  const paths = found.filter((row) => !isPlace(row)).map(({ path }) => JSON.stringify(path))
  return [
    ...(paths.length > 0
      ? [lacks(`no page of the portal has the path ${paths[0]}: the row is left out`, docs)]
      : []),
    ...(found.length > mostRows
      ? [notes(`it answers ${found.length} rows: ${mostRows} are enough`, docs)]
      : []),
  ]
}

async function aboutOneLetter(context: Context) {
  const sent = await sendAs($token.get(), context, call, { query: { query: 'e' } })
  const { status, isTaken } = sent
  if (status === 401) return lacks('it answers 401 to one letter, which signs the client out', docs)
  if (status >= 500) return fails(`it answers ${status} to one letter`, docs)
  const rows = isTaken ? (rowsIn(call, sent.answer) ?? []) : []
  return rows.length > 0 ? notes('it finds by one letter, which finds nearly everything', docs) : undefined
}

/** The names of some things that the other client alone has, and the ids of all of them. */
function queriesFor({ projects, tickets }: Other, ours: ReadonlySet<string>) {
  const theirs = [
    ...projects.map(({ _id, serviceName }) => ({ id: _id, name: serviceName })),
    ...tickets.map(({ ticketId, subject }) => ({ id: ticketId, name: subject })),
  ].filter(({ id }) => !ours.has(id))
  const ids = new Set(theirs.map(({ id }) => id))
  const texts = theirs.map(({ name }) => queryOf(name)).filter(isSearchable)
  return texts.slice(0, 3).map((text) => ({ text, ids }))
}
