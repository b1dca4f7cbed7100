/** Large files, which come before their forms: whether one that is cut goes on, for its client alone, and is there afterwards. */
import { fileUrl } from '../../core/files/file-url'
import type { Finding } from '../../core/server/inspect/tally'
import { apiBase } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import { addressBelow } from '../../core/settings/endpoints'
import { mayOpen } from '../asking/follow'
import type { Other } from '../asking/other'
import { sendAs } from '../asking/send-as'
import type { Context } from '../context'
import { fails, type Row, rowOf } from '../row'
import type { Known } from './reads'
import { type Way, waysOf } from './ways'
import { mark } from './written'

/** The name of its row in the report. */
const name = 'uploads'
const request = 'POST /uploads'
const fault = (text: string) => fails(text, 'files.md#large-files')
/** What comes, in two requests. */
const half = 'abc'
const size = 2 * half.length

/** Begins an upload of a few bytes, sends it in two requests, and gives it up. A form names another one. */
export async function checkLargeFiles(
  context: Context,
  known: Known,
  other: Other | undefined,
): Promise<Row> {
  const found = (text: string) => rowOf(name, request, '', [fault(text)])
  try {
    const { url, begun } = await begin(context)
    const location = begun.headers.get('Location')
    if (begun.status !== 201 || !location)
      return found(`it answers ${begun.status}, and not 201 with a Location`)
    if (url.origin !== apiBase().origin) return found('the Location leads away from the API')
    if (!idAt(url)) return found('the Location ends with no id that a form could name')
    const findings = await aboutProtocol(context, url.href, other)
    for (const way of await waysOf(context, known)) findings.push(...(await aboutForm(context, way)))
    return rowOf(name, request, 'a file that is cut goes on', findings)
  } catch (error) {
    return found(`it gives no answer: ${error instanceof Error ? error.message : error}`)
  }
}

function ask(
  { line }: Context,
  url: string,
  method: string,
  more: Record<string, string> = {},
  token = $token.get(),
) {
  const body = more['Upload-Offset'] === undefined ? {} : { body: half }
  const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', ...more }
  return line.fetch(url, { method, headers, ...body })
}

async function begin(context: Context) {
  const endpoint = addressBelow(apiBase(), 'uploads').href
  const metadata = { 'Upload-Length': `${size}`, 'Upload-Metadata': 'filename Y2hlY2stYXBpLnR4dA==' }
  const begun = await ask(context, endpoint, 'POST', metadata)
  return { begun, url: new URL(begun.headers.get('Location') ?? '', endpoint) }
}

const send = (context: Context, url: string, from: number) =>
  ask(context, url, 'PATCH', {
    'Upload-Offset': `${from}`,
    'Content-Type': 'application/offset+octet-stream',
  })

const idAt = ({ pathname }: URL) => pathname.split('/').at(-1) ?? ''

async function aboutProtocol(context: Context, url: string, other: Other | undefined): Promise<Finding[]> {
  const findings: Finding[] = []
  const offset = async () =>
    Number((await ask(context, url, 'HEAD')).headers.get('Upload-Offset') ?? Number.NaN)
  for (const from of [0, half.length]) {
    const { status, headers } = await send(context, url, from)
    const next = `${from + half.length}`
    if (status !== 204 || headers.get('Upload-Offset') !== next)
      findings.push(fault(`PATCH answers ${status}, and not 204 with the Upload-Offset ${next}`))
    if ((await offset()) !== Number(next))
      findings.push(fault(`HEAD does not tell the Upload-Offset ${next}`))
  }
  if ((await send(context, url, 0)).status !== 409)
    findings.push(fault('PATCH at another offset is not refused with 409'))
  if (other?.token && (await ask(context, url, 'HEAD', {}, other.token)).status < 400)
    findings.push(fault('another client is told of it'))
  const ended = await ask(context, url, 'DELETE')
  if (ended.status !== 204 || (await ask(context, url, 'HEAD')).status < 400)
    findings.push(fault('DELETE does not end it'))
  return findings
}

/** Whether a form that names an upload brings the file. */
async function aboutForm(context: Context, { call, of, links }: Way): Promise<Finding[]> {
  const { url } = await begin(context)
  for (const from of [0, half.length]) await send(context, url.href, from)
  const text = `check-api, a large file, ${mark}`
  const { isTaken, status } = await sendAs($token.get(), context, call, of(idAt(url), text))
  if (!isTaken) return [fault(`${call} answers ${status} to a form that names an upload`)]
  const [, link = ''] = (await links().catch(() => [])).find(([sent]) => sent.startsWith(text)) ?? []
  const address = fileUrl(link)
  if (!address) return [fault(`${call} loses the file of a form that names an upload`)]
  if (!(await mayOpen(new URL(address), context.options.apiUrl))) return []
  const { status: opened, bytes } = await context.line.open(address)
  // That a file can't be opened is told of beside the links.
  if (opened !== 200 || Buffer.from(half + half).equals(bytes)) return []
  return [fault(`${call} keeps another file than the upload that a form names`)]
}
