/** Why no answer came, in words. */
import { inTime, longestAnswer } from './limits'

/** Node puts the reason into the cause: `ECONNREFUSED`. */
export function reasonOf(error: unknown, url: string, isStream: boolean): string {
  const { cause, name, message } = Object(error)
  if (name === 'TimeoutError' && isStream)
    return `the stream did not begin within ${longestAnswer / 1000} seconds. Send its headers and a line ":" at once: flush them, also in each proxy`
  if (name === 'TimeoutError') return inTime
  const { code, message: why } = Object(cause)
  return inWords(String(code), new URL(url)) ?? String(code ?? why ?? message)
}

/** What a code of Node's means. */
function inWords(code: string, { hostname, host }: URL): string | undefined {
  if (/^(ENOTFOUND|EAI_AGAIN)$/.test(code)) return `there is no host "${hostname}" (${code})`
  if (code === 'ECONNREFUSED') return `no server listens at ${host} (${code})`
  if (/^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/.test(code))
    return `no way leads to ${host} (${code})`
  if (/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/.test(code)) return `${host} has ended the connection (${code})`
  if (/CERT|SIGNATURE|^ERR_TLS/.test(code)) return `the certificate of ${host} is not good (${code})`
  if (/SSL|EPROTO/.test(code)) return `${host} speaks no TLS: http:// in place of https:// (${code})`
  return undefined
}
