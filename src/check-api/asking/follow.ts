/** Follows redirects one by one, as far as it may go. */
import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** Says whether a request may go to an address. */
export type MayGo = (to: URL) => boolean | Promise<boolean>

const most = 5

/**
 * Asks, and follows redirects.
 * @throws if it would have to go where it may not
 */
export async function follow(
  url: string,
  init: RequestInit & { headers: Headers },
  mayGo: MayGo,
): Promise<{ response: Response; isRedirected: boolean; to: URL }> {
  let to = new URL(url)
  let { method = 'GET', body } = init
  for (let steps = 0; steps <= most; steps++) {
    if (!(await mayGo(to))) throw new Error(`it leads to ${to.origin}, which is not asked`)
    const response = await fetch(to, { ...init, method, body: body ?? null, redirect: 'manual' })
    const next = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || !next || !URL.canParse(next, to)) {
      return { response, isRedirected: steps > 0, to }
    }
    await response.body?.cancel()
    to = new URL(next, to)
    if (response.status === 303 || (response.status < 303 && method === 'POST')) {
      method = 'GET'
      body = undefined
      init.headers.delete('Content-Type')
    }
  }
  throw new Error('it redirects again and again')
}

const own = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(network, prefix)
}
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  own.addSubnet(network, prefix, 'ipv6')
}

/**
 * A link may be opened on the host of the API; elsewhere by https and at a public address, so that no answer can make this
 * machine ask its own network. A name that changes its address in between has no certificate for the other one.
 */
export async function mayOpen(to: URL, apiUrl: string): Promise<boolean> {
  if (to.hostname === new URL(apiUrl).hostname) return /^https?:$/.test(to.protocol)
  if (to.protocol !== 'https:') return false
  const host = to.hostname.replace(/^\[|\]$/g, '')
  // Without an address, the request says why.
  const addresses = await lookup(host, { all: true }).catch(() => [])
  return addresses.every(({ address }) => !own.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}
