/** The page of each frame: what it shows stands in its address, which anybody may have written. */
import { frameAddress, type Scene } from '../../docs/site/live/scene'
import { expect, test } from './site'

const hostile: Scene = {
  elements: [{ tag: 'cp-portal', attributes: { routing: 'memory' } }],
  settings: { brand: { name: 'Northlight', logo: 'https://elsewhere.example/logo' } },
}

// The browser says what the page's own policy has refused. A request would be a fault of the test.
test.use({ expectedErrors: /img-src forbids|violates the following Content Security Policy/ })

test('a frame asks no other origin for what its address names, on a host without a policy', async ({
  page,
  site,
}) => {
  await page.route('**/live/frame.html', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(site + frameAddress(hostile))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
