/** Whether the links to files can be opened as a page opens them: without a token. */
import { fileUrl } from '../../core/files/file-url'
import type { Finding } from '../../core/server/inspect/tally'
import type { Context } from '../context'
import { fails, notes, type Row, rowOf, skipped } from '../row'

/** So many links are opened. */
const most = 3

export async function checkLinks({ options, line }: Context, links: readonly string[]): Promise<Row> {
  const name = 'links to files'
  const urls = Array.from(new Set(links.map(fileUrl).filter((url) => url !== null))).slice(0, most)
  if (urls.length === 0) return skipped(name, '', 'no answer has a file')
  const findings: Finding[] = []
  for (const url of urls) {
    const { status, headers, reason } = await line.send(url)
    const path = new URL(url).pathname
    if (status === 0) findings.push(fails(`${path}: no answer came: ${reason}`, 'file'))
    else if (status >= 400) {
      findings.push(
        fails(`${path}: it answers ${status} to a request without a token, as of an <img>`, 'file'),
      )
    } else if (options.origin && options.origin !== new URL(url).origin) {
      const policy = headers.get('cross-origin-resource-policy')
      if (policy && policy !== 'cross-origin') {
        findings.push(
          fails(`${path}: Cross-Origin-Resource-Policy is "${policy}": no page shows the picture`, 'cors'),
        )
      } else if (!policy) {
        findings.push(notes(`${path}: it has no Cross-Origin-Resource-Policy: cross-origin`, 'cors'))
      }
    }
  }
  return rowOf(name, '', `opened: ${urls.length}`, findings)
}
