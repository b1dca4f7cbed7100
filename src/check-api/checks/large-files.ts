/** Large files, which come before their forms: whether one that is cut goes on, and for its client alone. */
import { apiBase } from '../../core/server/outgoing'
import { $token } from '../../core/server/token'
import { addressBelow } from '../../core/settings/endpoints'
import type { Other } from '../asking/other'
import type { Context } from '../context'
import { fails, type Row, rowOf } from '../row'

/** The name of its row in the report. */
const name = 'uploads'
const request = 'POST /uploads'
const docs = 'files.md#large-files'
const size = 6

/** Begins an upload of a few bytes, sends it in two requests, and gives it up: nothing of it stays. */
export async function checkLargeFiles({ line }: Context, other: Other | undefined): Promise<Row> {
  const ask = (url: string, method: string, more: Record<string, string> = {}, token = $token.get()) => {
    const body = more['Upload-Offset'] === undefined ? {} : { body: 'abc' }
    const headers = { Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', ...more }
    return line.fetch(url, { method, headers, ...body })
  }
  const endpoint = addressBelow(apiBase(), 'uploads').href
  const found = (text: string) => rowOf(name, request, '', [fails(text, docs)])
  try {
    const begun = await ask(endpoint, 'POST', {
      'Upload-Length': `${size}`,
      'Upload-Metadata': 'filename Y2hlY2stYXBpLnR4dA==',
    })
    const location = begun.headers.get('Location')
    if (begun.status !== 201 || !location)
      return found(`it answers ${begun.status}, and not 201 with a Location`)
    const url = new URL(location, endpoint)
    if (url.origin !== apiBase().origin) return found('the Location leads away from the API')
    const offset = async () =>
      Number((await ask(url.href, 'HEAD')).headers.get('Upload-Offset') ?? Number.NaN)
    const send = (from: number) =>
      ask(url.href, 'PATCH', {
        'Upload-Offset': `${from}`,
        'Content-Type': 'application/offset+octet-stream',
      })
    const findings = []
    for (const from of [0, size / 2]) {
      const { status, headers } = await send(from)
      const next = `${from + size / 2}`
      if (status !== 204 || headers.get('Upload-Offset') !== next)
        findings.push(fails(`PATCH answers ${status}, and not 204 with the Upload-Offset ${next}`, docs))
      if ((await offset()) !== Number(next))
        findings.push(fails(`HEAD does not tell the Upload-Offset ${next}`, docs))
    }
    if ((await send(0)).status !== 409)
      findings.push(fails('PATCH at another offset is not refused with 409', docs))
    if (other?.token && (await ask(url.href, 'HEAD', {}, other.token)).status < 400)
      findings.push(fails('another client is told of it', docs))
    const ended = await ask(url.href, 'DELETE')
    if (ended.status !== 204 || (await ask(url.href, 'HEAD')).status < 400)
      findings.push(fails('DELETE does not end it', docs))
    return rowOf(name, request, 'a file that is cut goes on', findings)
  } catch (error) {
    return found(`it gives no answer: ${error instanceof Error ? error.message : error}`)
  }
}
