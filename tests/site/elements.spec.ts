/** The page of an element in a browser: its controls, what a click in the example does, and what an address may not do. */
import { frameAddress, type Scene } from '../../docs/site/live/scene'
import { expect, test } from './site'

test('controls change the example, its code, and what its server answers', async ({ page, site }) => {
  await page.goto(`${site}elements/cp-payments.html`)
  const controls = page.getByRole('form', { name: 'The example' })
  const example = page.frameLocator('iframe')
  const events = page.getByRole('log')
  await page.locator('#live').scrollIntoViewIfNeeded()
  await expect(example.locator('cp-payments:state(ready)')).toBeVisible()

  await controls.getByLabel('variant').selectOption('recent')
  await controls.getByLabel('page-size').fill('5')
  await expect(example.locator('cp-payments')).toHaveAttribute('page-size', '5')
  await page.getByLabel('React').check()
  await expect(page.locator('pre:visible')).toContainText('<CpPayments variant="recent" pageSize={5} />')
  await controls.getByLabel('Outlined part').selectOption('card')
  await expect(controls.getByRole('status')).toHaveText('1 outlined')

  for (const [client, server, state] of [
    ['A new client: nothing is there yet', 'Answers', 'empty'],
    ['A client with thousands of records', 'Answers', 'ready'],
    ['Nobody is signed in', 'Answers', 'signed-out'],
    ['A client with something of everything', 'Fails', 'error'],
    ['A client with something of everything', 'Never answers', 'loading'],
  ] as const) {
    await controls.getByLabel('Client').selectOption(client)
    await controls.getByLabel('Server').selectOption(server)
    await expect(example.locator(`cp-payments[page-size="5"]:state(${state})`)).toBeAttached()
    await expect(events.getByRole('listitem').first()).toContainText(`"state":"${state}"`)
  }
})

test('a click on a link shows its screen in the example, and leads back', async ({ page, site }) => {
  await page.goto(`${site}elements/cp-projects.html`)
  const example = page.frameLocator('iframe')
  await page.locator('#live').scrollIntoViewIfNeeded()
  await example.getByRole('link', { name: 'Website relaunch' }).click()
  await expect(page.getByRole('log')).toContainText('cp-navigate from cp-projects: {"route":"project"')
  await example.getByRole('link', { name: 'maya.okafor@example.com' }).click()
  await expect(page.getByRole('log')).toContainText('would lead to mailto:maya.okafor@example.com')
  await example.getByRole('link', { name: 'View Milestones' }).click()
  await expect(example.locator('cp-milestones:state(ready)')).toBeVisible()
  await example.getByRole('button', { name: 'Back to <cp-project>' }).click()
  await example.getByRole('button', { name: 'Back to <cp-projects>' }).press('Enter')
  await expect(example.getByRole('link', { name: 'Website relaunch' })).toBeVisible()
  await expect(example.getByRole('button', { name: /^← Back/ })).toHaveCount(0)
})

test.describe('an address that anybody may have written', () => {
  // The example says in the console, too, why it does not begin.
  test.use({ expectedErrors: /Its address is not right/ })

  test('says what is wrong with it, and runs nothing', async ({ page, site }) => {
    const hostile = { elements: [{ tag: 'cp-avatar', attributes: { onclick: 'document.title = "ran"' } }] }
    // What no page of the site would write.
    await page.goto(site + frameAddress(hostile as unknown as Scene))
    await expect(page.getByRole('alert')).toContainText('an attribute that the element does not have')
    const good = frameAddress({ elements: [{ tag: 'cp-avatar', attributes: { name: '<b>Ada</b>' } }] })
    await page.evaluate((hash) => location.replace(hash), good.slice(good.indexOf('#')))
    await expect(page.locator('cp-avatar:state(ready)')).toBeVisible()
    await expect(page).toHaveTitle('Live example')
  })
})
