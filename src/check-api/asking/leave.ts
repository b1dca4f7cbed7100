/** Sends a request as over a line that breaks: the server has taken it, and nobody takes the answer. */
import { request as requestByHttp } from 'node:http'
import { request as requestByHttps } from 'node:https'
import { longestAnswer } from './limits'

/**
 * Closes the connection as soon as the answer begins. `fetch` would keep it.
 *
 * @returns the status; 0 when no answer came
 */
export async function leave(url: string, { method = 'GET', headers, body }: RequestInit): Promise<number> {
  const written = new Response(body)
  const bytes = Buffer.from(await written.arrayBuffer())
  const type = written.headers.get('content-type')
  const all = new Headers(headers)
  if (type && !all.has('content-type')) all.set('content-type', type)
  const request = url.startsWith('https:') ? requestByHttps : requestByHttp
  return new Promise((resolve) => {
    const options = { method, headers: Object.fromEntries(all), agent: false, timeout: longestAnswer }
    const sent = request(url, options, ({ statusCode = 0 }) => {
      resolve(statusCode)
      sent.destroy()
    })
    sent.on('timeout', () => sent.destroy())
    sent.on('error', () => resolve(0))
    sent.end(bytes)
  })
}
