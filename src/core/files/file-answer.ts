/** Asks for a file by its link. */
import { type Fetch, pageFetch } from '../page/browser'
import { bare } from '../page/is-record'
import { originOf } from '../page/origin'
import { OutdatedError } from '../server/api-error'
import { $sessionNumber } from '../server/token'
import { tokenSource } from '../server/token/sources'
import { $settings } from '../settings/config'

/** The page's address may hold a secret that must not reach a server's log. */
const referrerPolicy = 'strict-origin'

/**
 * A link carries its own permission, and is asked without the token. Where the API itself refuses it, it is asked once more with
 * the token: in a header, which browsers leave behind at a redirect to another origin.
 *
 * @param url a full address, of `fileUrl()`. A file may be anywhere.
 * @returns the answer, whatever its status.
 * @throws what `fetch` throws; OutdatedError when the session has changed meanwhile.
 */
export async function fileAnswer(
  url: string,
  signal: AbortSignal | null = null,
  cache: RequestCache = 'default',
): Promise<Response> {
  if (!isOfApi(url)) return pageFetch(url, { signal, cache, referrerPolicy })
  const askApi = (token: string | null) => askBy(url, token, { signal, cache })
  const session = $sessionNumber.get()
  const answer = await askApi(null)
  if (answer.status !== 401 && answer.status !== 403) return answer
  const inSession = (token: string | null) => {
    if (session !== $sessionNumber.get()) throw new OutdatedError()
    return token
  }
  const token = inSession(await tokenSource().current())
  if (!token) return answer
  const signed = await askApi(token)
  const next = signed.status === 401 && inSession(await tokenSource().replace(token))
  const last = next && next !== token ? await askApi(next) : signed
  if (last.ok) closed.add(url)
  return last
}

/** Addresses that open by the token alone: an image, or a link, can't open them. */
const closed = new Set<string>()

$sessionNumber.listen(() => closed.clear())

export const isOpenByToken = (url: string): boolean => closed.has(url)

/** What the host's own `fetch` adds, such as a token, is for the API alone; and so is the client's token. */
export const isOfApi = (url: string): boolean => originOf(url) === originOf($settings.get().apiUrl)

function askBy(
  url: string,
  token: string | null,
  options: Pick<RequestInit, 'signal' | 'cache'>,
): Promise<Response> {
  const { fetch, credentials } = $settings.get()
  const ask: Fetch = fetch ?? pageFetch
  const headers = bare<Record<string, string>>(token ? { authorization: `Bearer ${token}` } : {})
  return ask(url, bare<RequestInit>({ credentials, headers, ...options, referrerPolicy }))
}
