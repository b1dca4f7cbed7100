import { open, readFile } from 'node:fs/promises'
import { inFull } from '../tiers'
import { expect, openDashboard, openPage, test } from './test'

const project = '/services/service/project-website-relaunch'
/** Files are uploaded where no other test looks: news of them would change what is on its page. */
const apart = '/services/service/project-trade-fair-stand'
const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 31) % 256))
/** A file of zeros on disk, of so many bytes: the browser reads it there. To hand it over would take many seconds. */
async function largeFile(size: number): Promise<string> {
  const path = test.info().outputPath('site plan.bin')
  const file = await open(path, 'w')
  await file.truncate(size)
  await file.close()
  return path
}

const drawing = { name: 'site plan.bin', mimeType: 'application/octet-stream', buffer: bytes }

test(
  'from the history through a project, its updates and milestones, and back',
  inFull(),
  async ({ page }) => {
    await openDashboard(page)
    await page
      .getByRole('navigation', { name: 'Portal' })
      .getByRole('link', { name: 'Project History' })
      .click()
    await expect(page.getByRole('heading', { name: 'Project History' })).toBeFocused()
    await expect(page.getByRole('columnheader')).toHaveText([
      'Service Id',
      'Service Name',
      'Ending Date',
      'Amount',
      'Status',
    ])
    await page.getByRole('radio', { name: 'Delivered' }).check({ force: true })
    await expect(page.getByRole('radio', { name: 'Delivered 1' })).toBeChecked()
    await expect(page.getByRole('link', { name: /Market study/ })).toBeVisible()
    await page.getByRole('radio', { name: 'All' }).check({ force: true })
    await page.getByRole('searchbox').fill('srv-2051')
    await page.getByRole('link', { name: 'Website relaunch' }).click()

    await expect(page).toHaveTitle('Website relaunch · Project Details · Northlight Studio')
    await expect(page.getByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    await expect(page.getByText('Pending Payment$24,250.00')).toBeVisible()
    await expect(page.getByText('2 of 5 milestones completed')).toBeVisible()
    await expect(
      page.getByText('Action is required! Please check your Notification for more update.'),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Payment History' }).getByRole('row')).toHaveCount(3)

    await page.getByRole('link', { name: 'View More' }).click()
    await expect(page).toHaveURL(`${project}/project-updates`)
    await expect(page.getByText('What your customers told us')).toBeVisible()

    await page.goBack()
    await page.getByRole('link', { name: 'View Milestones' }).click()
    await expect(page).toHaveURL(`${project}/view-milestones`)
    await expect(page.getByText('Start Date', { exact: true })).toBeVisible()
    await expect(page.getByText('Launch and hand-over')).toBeVisible()
  },
)

test('an uploaded file is in the list at once, and comes back byte by byte', async ({ page }) => {
  await openPage(page, apart)
  await page.getByRole('button', { name: 'Upload a file' }).click()
  await page.getByLabel('Choose files').setInputFiles(drawing)
  const name = `Site plan ${Date.now()}`
  await page.getByLabel('File name').fill(name)
  await page.getByLabel('Remarks').fill('As built')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('status').getByText('File uploaded successfully')).toBeVisible()

  const row = page.getByRole('region', { name: 'Files & Documents' }).getByRole('link', { name })
  await expect(row).toContainText('Me')
  await row.click()
  const save = page.getByRole('dialog').getByRole('link', { name: 'Download', exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(await readFile(await download.path())).toEqual(bytes)
})

test.describe('what fails', () => {
  test.use({ expectedErrors: /^Failed to load resource|^Error during fetching milestones\./ })

  test(
    'a file that is too large is not sent, and one that the server refuses can be sent again',
    inFull(),
    async ({ page }) => {
      await openPage(page, apart)
      await page.getByRole('button', { name: 'Upload a file' }).click()
      await expect(page.getByText('At most 10 MB each.')).toBeVisible()
      let calls = 0
      await page.route('**/files/uploadFileForAService/**', (route) => {
        calls += 1
        return route.fulfill({ status: 507, json: { success: false, message: 'Our disk is full.' } })
      })
      await page.getByLabel('Choose files').setInputFiles(await largeFile(10_000_001))
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      const remove = page.getByRole('button', { name: /^Remove / })
      await expect(remove).toHaveAccessibleDescription(
        'This file is larger than 10 MB. Choose a smaller one.',
      )
      expect(calls).toBe(0)

      await page.getByRole('button', { name: 'Remove site plan.bin' }).click()
      const name = `refused plan ${Date.now()}.bin`
      await page.getByLabel('Choose files').setInputFiles({ ...drawing, name })
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      const files = page.getByRole('region', { name: 'Files & Documents' })
      await expect(files.getByText('Our disk is full.')).toBeVisible()
      await expect(page.getByLabel('File name')).toHaveValue(name)

      await page.unroute('**/files/uploadFileForAService/**')
      await page.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(files.getByRole('link', { name })).toBeVisible()
    },
  )
})

test('two thousand projects scroll to the last without a dropped row', inFull(), async ({ page }) => {
  await openPage(page, '/services/services-history', 'large')
  const box = page.getByRole('group', { name: 'Project History' })
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
  await box.focus()
  // Every row index from the header to the end must have been drawn on the way down.
  const seen = await box.evaluate(async (element) => {
    const rows = new Set<number>()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < element.scrollHeight; top += 2 * element.clientHeight) {
      element.scrollTop = top
      await frame()
      await frame()
      for (const row of element.querySelectorAll('[aria-rowindex]'))
        rows.add(Number(row.getAttribute('aria-rowindex')))
    }
    return rows.size
  })
  expect(seen).toBe(2000)
})
