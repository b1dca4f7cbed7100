/** Whether the links to files can be opened as a page opens them: without a token. */
import { fileUrl } from '../../core/files/file-url'
import type { Finding } from '../../core/server/inspect/tally'
import type { Context } from '../context'
import { mayOpen } from '../follow'
import { fails, notes, type Row, rowOf, skipped } from '../row'

/** So many links are opened. */
const most = 3
const whereTo = 'on the host of the API, or by https at a public address'

export async function checkLinks({ options, line }: Context, links: readonly string[]): Promise<Row> {
  const name = 'links to files'
  const urls = Array.from(new Set(links.map(fileUrl).filter((url) => url !== null))).slice(0, most)
  if (urls.length === 0) return skipped(name, '', 'no answer has a file')
  const findings: Finding[] = []
  let opened = 0
  for (const url of urls) {
    const { host, pathname } = new URL(url)
    if (!(await mayOpen(new URL(url), options.apiUrl))) {
      findings.push(notes(`${host}${pathname}: not opened. Links are opened ${whereTo}`, 'file'))
      continue
    }
    opened++
    for (const { level, text, docs } of await aboutLink(line, url, options.origin)) {
      findings.push({ level, text: `${pathname}: ${text}`, docs })
    }
  }
  return rowOf(name, '', `opened: ${opened}, ${whereTo}`, findings)
}

async function aboutLink(line: Context['line'], url: string, origin: string): Promise<Finding[]> {
  const { status, headers, reason } = await line.open(url)
  if (status === 0) return [fails(`no answer came: ${reason}`, 'file')]
  if (status >= 400)
    return [fails(`it answers ${status} to a request without a token, as of an <img>`, 'file')]
  if (headers.get('content-type')?.includes('html') && !/\.html?$/i.test(new URL(url).pathname)) {
    return [fails('a page of HTML comes in place of the file', 'file')]
  }
  return [...(await aboutPermission(line, url)), ...aboutPolicy(headers, url, origin)]
}

/** Whether the query of a link carries the permission. */
async function aboutPermission(line: Context['line'], url: string): Promise<Finding[]> {
  const { href, search } = new URL(url)
  if (!search) return []
  const { status } = await line.open(href.slice(0, -2))
  if (status === 0 || status >= 300) return []
  return [
    notes(
      'it opens without the end of its query, too. If the query carries the permission, nobody checks it',
      'file',
    ),
  ]
}

function aboutPolicy(headers: Headers, url: string, origin: string): Finding[] {
  if (!origin || origin === new URL(url).origin) return []
  const policy = headers.get('cross-origin-resource-policy')
  if (policy === 'cross-origin') return []
  return policy
    ? [fails(`Cross-Origin-Resource-Policy is "${policy}": no page shows the picture`, 'cors')]
    : [notes('it has no Cross-Origin-Resource-Policy: cross-origin', 'cors')]
}
