/** What the demo has beside the server. */
import { expect, test } from 'vitest'
import { createPages } from '../../server/pages'
import { demoPages } from '../demo'

test('a company stands around the portal', async () => {
  const demo = createPages({
    ...{ outbox: undefined, isLight: false, pagesFolder: undefined, more: demoPages },
    url: 'http://127.0.0.1',
  })
  for (const path of [
    '/embed/',
    '/hosts/html/index.html',
    '/pay',
    '/service-requests.js',
    '/embed/site.css',
    '/browser-language.js',
  ]) {
    expect([path, (await demo.request(path)).status]).toEqual([path, 200])
  }
  for (const name of ['clients', 'theme.css', 'theme.js']) {
    const path = `/hosts/site-builder/${name}`
    expect([path, (await demo.request(path)).status]).toEqual([path, 200])
  }
  expect(await (await demo.request('/login')).text()).toContain('Northlight')
})
