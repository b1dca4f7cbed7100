/** Whether a page that a client uploads runs: it would read and ask what the one may who opens it. */
import { fileUrl } from '../../../core/files/file-url'
import type { Finding } from '../../../core/server/inspect/tally'
import { apiBase } from '../../../core/server/outgoing'
import { $token } from '../../../core/server/token'
import type { Exchange } from '../../asking/exchange'
import { mayOpen } from '../../asking/follow'
import { sendAs } from '../../asking/send-as'
import type { Context } from '../../context'
import { fails, joined, type Row, rowOf, skipped } from '../../row'
import type { Known } from '../reads'
import { waysOf } from '../ways'
import { mark, note } from '../written'
import { opened } from './opened'

const name = 'uploaded pages'

const page = `<!doctype html><title>check-api</title><script>/* ${note} */</script>`
/** The same as XML, in which a script counts by its namespace. */
const xml = (tag: string, namespace: string) =>
  `<?xml version="1.0"?><${tag} xmlns="http://www.w3.org/${namespace}"><script>/* ${note} */</script></${tag}>`

/** A page under each name and type by which a server may take it for something else. */
const pages: readonly (readonly [what: string, ending: string, type: string, content: string])[] = [
  ['.html', '.html', 'text/html', page],
  ['.xhtml', '.xhtml', 'application/xhtml+xml', xml('html', '1999/xhtml')],
  ['.svg', '.svg', 'image/svg+xml', xml('svg', '2000/svg')],
  ['.xml', '.xml', 'text/xml', xml('html', '1999/xhtml')],
  ['.mht', '.mht', 'message/rfc822', `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${page}`],
  ['.pdf (sent as text/html)', '.pdf', 'text/html', page],
  ['.html (begins as a picture)', '.html', 'image/gif', `GIF89a${page}`],
  ['a name without an ending', '', '', page],
]

/** Uploads one of each by each way, and opens what was taken. What is refused does no harm. */
export async function checkUploads(context: Context, known: Known): Promise<Row> {
  const found: (readonly [string, Finding])[] = []
  const refusals = new Set<string>()
  let count = 0
  const { line, options } = context
  const ways = await waysOf(context, known)
  for (const { call, of, links } of ways) {
    const textOf = (index: number) => `check-api, a page, ${mark} ${index}`
    for (const [index, [, ending, type, content]] of pages.entries()) {
      const file = new File([content], `check-api${ending}`, { type })
      const { isTaken, status } = await sendAs($token.get(), context, call, of(file, textOf(index)))
      if (!isTaken) refusals.add(`${status || 'no answer'}`)
      // The server has enough.
      if (status === 429) break
    }
    const sent = await links().catch(() => [])
    const faults = new Map<string, string[]>()
    for (const [index, [what]] of pages.entries()) {
      const [, link = ''] = sent.find(([text]) => text.startsWith(textOf(index))) ?? []
      const url = fileUrl(link)
      if (!url || !(await mayOpen(new URL(url), options.apiUrl))) continue
      const answer = await line.open(url)
      if (answer.status < 200 || answer.status >= 300) continue
      count++
      const { type, fault } = faultOf(answer, options.origin)
      if (fault) faults.set(fault, [...(faults.get(fault) ?? []), `${what}${type && ` as ${type}`}`])
    }
    for (const [text, names] of faults)
      found.push([call, fails(`${names.join(', ')}: ${text}`, 'files.md#headers-of-a-file')])
  }
  const refused = refusals.size > 0 ? `; not taken: ${Array.from(refusals).join(', ')}` : ''
  if (count === 0)
    return skipped(name, '', `${ways.length > 0 ? 'none is there' : 'nothing takes files'}${refused}`)
  return rowOf(name, '', `opened: ${count} of ${ways.length * pages.length}${refused}`, joined(found))
}

const remedy =
  'Send "Content-Disposition: attachment" and "X-Content-Type-Options: nosniff", or serve files from another origin'

/** What happens when somebody opens an uploaded page; nothing where it does not run, or on an origin of its own. */
function faultOf(answer: Exchange, origin: string) {
  const { type, isSaved, isBoxed, isActive } = opened(answer)
  const whose = { [origin]: 'your pages', [apiBase().origin]: 'the API' }[answer.from]
  if (isSaved || isBoxed || !isActive || !whose) return { type, fault: '' }
  const why = type ? '' : 'with neither a type nor "nosniff", a browser guesses that it is a page. '
  const harm = `a page that a client uploads runs on the origin of ${whose}: it reads what the browser keeps there, and asks in the name of whoever opens it`
  return { type, fault: `${why}${harm}. ${remedy}` }
}
