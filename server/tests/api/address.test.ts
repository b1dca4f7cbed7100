import { expect, test } from 'vitest'
import { networkOf } from '../../api/receiving/address'

test.each([
  ['203.0.113.1', '203.0.113.1'],
  ['::ffff:203.0.113.1', '203.0.113.1'],
  ['::FFFF:cb00:7101', '203.0.113.1'],
  ['2001:db8:1:2::3', '2001:0db8:0001:0002::/64'],
  ['2001:DB8:1:2:ffff::', '2001:0db8:0001:0002::/64'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/64'],
  ['::1', '0000:0000:0000:0000::/64'],
  ['here', 'here'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
