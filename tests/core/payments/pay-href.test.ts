/** The address of the host's page to pay: its places, and what can't stand at them. */
import { expect, test, vi } from 'vitest'
import { openTab } from '../tab'

const sum = [12_125.5, 'EUR'] as const

test.each([
  ['/pay', '/pay', '/pay'],
  ['/pay/{serviceId}', '/pay/a%20b', ''],
  ['/pay/{amount}/{currency}', '/pay/12125.5/EUR', '/pay/12125.5/EUR'],
  ['/pay?project={serviceId}&sum={amount}', '/pay?project=a%20b&sum=12125.5', '/pay?project=&sum=12125.5'],
  ['/pay/{serviceId}?sum={amount}', '/pay/a%20b?sum=12125.5', ''],
  ['/{serviceId}?project={serviceId}', '/a%20b?project=a%20b', ''],
  ['', '', ''],
])('"%s": of a project "%s", of all together "%s"', async (pay, ofOne, ofAll) => {
  const { configure, $payHref } = await openTab()
  configure({ routes: { pay } })
  expect([$payHref.get()('a b', ...sum), $payHref.get()('', ...sum)]).toEqual([ofOne, ofAll])
})

test('the page to pay can be told where the client comes from', async () => {
  const { configure, $payHref } = await openTab({ address: 'https://host.example/account?tab=due#sum' })
  configure({ routes: { pay: '/pay?back={from}' } })
  expect($payHref.get()('', ...sum)).toBe('/pay?back=%2Faccount%3Ftab%3Ddue%23sum')
})

test.each(['.', '..', '\ud800'])('an id of "%s" leads nowhere', async (serviceId) => {
  const { configure, $payHref } = await openTab()
  configure({ routes: { pay: '/pay?project={serviceId}' } })
  expect($payHref.get()(serviceId, ...sum)).toBe('')
})

test('a place that nothing can fill costs the address, and the console names it once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { configure, $payHref } = await openTab()
  configure({ routes: { pay: '/pay/{invoice}' } })
  expect([$payHref.get()('a b', ...sum), $payHref.get()('', ...sum)]).toEqual(['', ''])
  expect(warned.mock.calls).toEqual([[expect.stringContaining('{invoice}')]])
  warned.mockRestore()
})
