/** The address that a request comes from, as limits count it. */
import { expandIPv6 } from 'hono/utils/ipaddr'

/**
 * The network of an address. Whoever has an IPv6 address has 2⁶⁴ of them, so these count together: `2001:db8:1:2::/64`.
 * An IPv4 address counts alone, also where it is written as IPv6 (`::ffff:203.0.113.1`). Other texts stay as they are.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const groups = expandIPv6(address.replace(/%.*/s, '').toLowerCase()).split(':')
  if (groups.slice(0, 6).join(':') !== '0000:0000:0000:0000:0000:ffff') {
    return `${groups.slice(0, 4).join(':')}::/64`
  }
  return groups
    .slice(6)
    .flatMap((group) => [group.slice(0, 2), group.slice(2)])
    .map((byte) => Number.parseInt(byte, 16))
    .join('.')
}
