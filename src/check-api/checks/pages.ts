/** Whether lists come in pages as was announced: no row twice, none left out, the newest first, and an end. */
import { ownField } from '../../core/page/is-record'
import { hasCursor, textBeside } from '../../core/server/api/ask-all'
import type { Finding } from '../../core/server/inspect/tally'
import { isOffered } from '../../core/server/optional'
import type { RequestOptions } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import { $settings } from '../../core/settings/config'
import { dateValue } from '../../core/settings/dates'
import { type CallName, endpointOf } from '../../core/settings/endpoints'
import { idOf, repeatedIn, rowsIn } from '../asking/reading'
import { sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { explain } from '../probe'
import { fails, lacks, type Row, rowOf, skipped } from '../row'
import { listsOf } from './lists'
import type { Known } from './reads'

/** So many rows are asked for, page after page: a cursor has to do for any number. */
const limits = [1, 2, 3, 1_000, 1_000, 1_000]

const docs = 'large-lists.md#what-your-server-promises'

interface Page {
  rows: readonly unknown[]
  /** Empty on the last page. */
  next: string
  /** Empty without one. */
  total: string
  /** Whether there is a `next` that is none: the elements read it as the end. */
  hasOddNext: boolean
}

/** Checks every list page by page, where the server announces that. */
export async function checkPages(context: Context, known: Known): Promise<Row[]> {
  const lists = listsOf(context, known).filter(([call]) => !context.without(call))
  const own = lists.filter(([call]) => hasCursor(call))
  const rows: Row[] = own.map(([call]) =>
    skipped(`${call}, in pages`, '', 'its path has a place for {cursor}: its pages are not followed here'),
  )
  for (const [call, options] of lists.filter((each) => !own.includes(each))) {
    if (isOffered('limit')) rows.push(await checkList(context, call, options))
    else rows.push(...(await checkWhole(context, call, options)))
  }
  if (rows.length > 0) return rows
  const why = 'optional; the server does not announce "limit": every list answers whole'
  return [skipped('lists in pages', '', why)]
}

/** A list that nobody asks for in pages has none. */
async function checkWhole(context: Context, call: CallName, options: RequestOptions): Promise<Row[]> {
  const whole = await ask(context, call, options)
  if (!('rows' in whole) || !whole.next) return []
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  const lost = fails(
    'it answers "next", and nothing asks for the rest: announce "limit", or give its path a place for {cursor}',
    'other-shapes.md#other-names-and-envelopes',
  )
  return [rowOf(`${call}, in pages`, `${method} ${path}`, `rows: ${whole.rows.length}`, [lost])]
}

async function checkList(context: Context, call: CallName, options: RequestOptions): Promise<Row> {
  const { method, path } = endpointOf(call, $settings.get().endpoints[call])
  const row = (about: string, findings: readonly Finding[]) =>
    rowOf(`${call}, in pages`, `${method} ${path}`, about, findings)
  const whole = await ask(context, call, options)
  if (!('rows' in whole)) return row('', whole.findings)
  const all = whole.rows.length
  const findings: Finding[] = []
  if (whole.next)
    findings.push(fails('it names a "next" where no "limit" was sent: pages of today read no further', docs))

  let rows: readonly unknown[] = []
  let cursor: string | undefined
  let pages = 0
  let hasTotal = true
  for (const limit of limits) {
    const page = await ask(context, call, options, { limit: `${limit}`, ...(cursor && { cursor }) })
    if (!('rows' in page)) return row(`page ${pages + 1}`, [...findings, ...page.findings])
    const { next } = page
    rows = [...rows, ...page.rows]
    if (page.rows.length > limit)
      findings.push(lacks(`it answers ${page.rows.length} rows to a limit of ${limit}`, docs))
    if (pages++ === 0) {
      hasTotal = page.total !== ''
      findings.push(...aboutTotal(page.total, all))
    }
    if (page.hasOddNext)
      findings.push(lacks('its "next" is no text, or an empty one: it is left out on the last page', docs))
    if (!next) {
      cursor = undefined
      break
    }
    if (next === cursor) {
      findings.push(fails('its "next" is the cursor that was sent: the pages never end', docs))
      break
    }
    cursor = next
  }
  findings.push(...aboutRows(rows, all, cursor === undefined))
  findings.push(...(await aboutUnknownCursor(context, call, options)))
  findings.push(...(await aboutOddLimits(context, call, options)))
  const without = hasTotal ? '' : ', without a "total"'
  return row(`pages: ${pages}, rows: ${rows.length} of ${all}${without}`, findings)
}

function aboutTotal(total: string, all: number): Finding[] {
  // It is optional.
  if (total === '' || Number(total) === all) return []
  return [lacks(`the first page says that the "total" is ${total}, and the whole list has ${all} rows`, docs)]
}

/** What is wrong with the rows of all pages together. */
function aboutRows(rows: readonly unknown[], all: number, isEnd: boolean): Finding[] {
  // Milestones need no id, and stand in the order of their plan.
  const repeated = repeatedIn(rows.map(idOf)).length
  const times = rows.map((row) => dateValue(String(ownField(row, 'createdAt') ?? '')))
  const isMixed = times.some((time, index) => time > (times[index - 1] ?? Number.POSITIVE_INFINITY))
  return [
    ...(repeated > 0 ? [fails(`of ${rows.length} rows on its pages, ${repeated} come again`, docs)] : []),
    ...(isMixed ? [lacks('its pages do not begin with the newest rows, by createdAt', docs)] : []),
    ...(isEnd && rows.length - repeated < all
      ? [fails(`its pages end after ${rows.length - repeated} of ${all} rows`, docs)]
      : []),
    ...(!isEnd && repeated === 0 && rows.length >= all
      ? [fails(`after all ${all} rows, there is still a "next": the pages never end`, docs)]
      : []),
  ]
}

async function aboutUnknownCursor(
  context: Context,
  call: CallName,
  options: RequestOptions,
): Promise<Finding[]> {
  await ask(context, call, options, { limit: '1', cursor: 'check-api' })
  const status = context.line.last()?.status ?? 0
  if (status === 400 || status === 0) return []
  if (status === 401)
    return [fails('to a cursor that nobody gave it answers 401, which signs the client out', docs)]
  return [lacks(`to a cursor that nobody gave it answers ${status}, and not 400`, docs)]
}

async function aboutOddLimits(context: Context, call: CallName, options: RequestOptions): Promise<Finding[]> {
  await ask(context, call, options, { limit: '0' })
  const none = context.line.last()?.status ?? 0
  const many = await ask(context, call, options, { limit: '1001' })
  const rows = 'rows' in many ? many.rows.length : 0
  const answered = 'rows' in many ? `${rows} rows` : `${context.line.last()?.status}`
  return [
    ...(none === 400 || none === 0 ? [] : [lacks(`to a limit of 0 it answers ${none}, and not 400`, docs)]),
    ...('rows' in many && rows <= 1_000
      ? []
      : [lacks(`to a limit of 1,001 it answers ${answered}: more than 1,000 count as 1,000`, docs)]),
  ]
}

/** Asks for a list, or for a page of it. @returns what was found if no list came */
async function ask(
  context: Context,
  call: CallName,
  { query, ...options }: RequestOptions,
  page: Readonly<Record<string, string>> = {},
): Promise<Page | { findings: Finding[] }> {
  try {
    const sent = await sendAs($token.get(), context, call, { ...options, query: { ...query, ...page } })
    const { answer } = sent
    const rows = rowsIn(call, answer)
    if (rows) {
      const [next, total] = ['next', 'total'].map((name) => textBeside(answer, name))
      const hasOddNext = !next && (ownField(answer, 'next') ?? undefined) !== undefined
      return { rows, next: next ?? '', total: total ?? '', hasOddNext }
    }
    const findings = explain(sent.error, sent, context.secrets.redact)
    return {
      findings: findings.length > 0 ? findings : [fails('there is no list in the answer to a "limit"', docs)],
    }
  } catch (error) {
    return { findings: explain(error, context.line.last(), context.secrets.redact) }
  }
}
