import { open, readFile } from 'node:fs/promises'
import { inFull } from '../tiers'
import { expect, holdBack, logIn, openDashboard, resumeSession, test } from './test'

const project = '/services/service/project-website-relaunch'
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

test('from the history through a project, its updates and milestones, and back', async ({ page }) => {
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
})

test('an uploaded file is in the list at once, and comes back byte by byte', async ({ page }) => {
  await resumeSession(page)
  await page.goto(project)
  await page.getByRole('button', { name: 'Upload a file' }).click()
  await page.getByLabel('Choose files').setInputFiles(drawing)
  const name = `Site plan ${Date.now()}`
  await page.getByLabel('File name').fill(name)
  await page.getByLabel('Remarks').fill('As built')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page.getByRole('status').getByText('File uploaded successfully')).toBeVisible()

  const row = page.getByRole('region', { name: 'Files & Documents' }).getByRole('link', { name })
  await expect(row).toContainText('Me')
  const [download] = await Promise.all([page.waitForEvent('download'), row.click()])
  expect(await readFile(await download.path())).toEqual(bytes)
})

test(
  'a cancelled upload leaves the form as it was, and nothing on the server',
  inFull(),
  async ({ page }) => {
    await resumeSession(page)
    await page.goto(project)
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await page.route('**/files/uploadFileForAService/**', () => {})
    await page.getByLabel('Choose files').setInputFiles({ ...drawing, name: 'cancelled plan.bin' })
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeHidden()
    await expect(page.getByLabel('File name')).toHaveValue('cancelled plan.bin')
    await page.reload()
    const files = page.getByRole('region', { name: 'Files & Documents' })
    await expect(files.getByText('Home page, final design')).toBeVisible()
    await expect(page.getByText('cancelled plan.bin')).toHaveCount(0)
  },
)

test.describe('what fails', () => {
  test.use({ expectedErrors: /^Failed to load resource|^Error during fetching milestones\./ })

  test('a file that is too large is not sent, and one that the server refuses can be sent again', async ({
    page,
  }) => {
    await resumeSession(page)
    await page.goto(project)
    await page.getByRole('button', { name: 'Upload a file' }).click()
    await expect(page.getByText('At most 10 MB each.')).toBeVisible()
    let calls = 0
    await page.route('**/files/uploadFileForAService/**', (route) => {
      calls += 1
      return route.fulfill({ status: 507, json: { success: false, message: 'Our disk is full.' } })
    })
    await page.getByLabel('Choose files').setInputFiles(await largeFile(10_000_001))
    await page.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(page.getByText('This file is larger than 10 MB. Choose a smaller one.')).toBeVisible()
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
  })

  test('a project that does not exist, or is another client’s, is said to be not found', async ({ page }) => {
    await resumeSession(page)
    for (const id of ['nobody-knows', 'project-large-0001']) {
      await page.goto(`/services/service/${id}`)
      await expect(page.getByText('Project not found')).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
    await page.getByRole('link', { name: 'Back to the project history' }).click()
    await expect(page.getByRole('heading', { name: 'Project History' })).toBeVisible()
  })
})

test('an image opens in place', inFull(), async ({ page }) => {
  await resumeSession(page)
  await page.goto(project)
  const files = page.getByRole('region', { name: 'Files & Documents' })
  await files.getByRole('button', { name: /Home page, final design/ }).click()
  const picture = page.getByRole('dialog').getByRole('img')
  await expect(picture).toBeVisible()
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test(
  'a link to a project works cold: signed out, it is there after the sign-in',
  inFull(),
  async ({ page }) => {
    await page.goto(`${project}/view-milestones`)
    await expect(page).toHaveURL('/login')
    await logIn(page)
    await expect(page).toHaveURL(`${project}/view-milestones`)
    await expect(page.getByText('Launch and hand-over')).toBeVisible()
  },
)

test('on a slow network nothing moves when the answer comes', inFull(), async ({ page }) => {
  await resumeSession(page)
  const release = await holdBack(page, '**/api/v1/services/getServiceDetails/**')
  await page.goto(project)
  const timeline = page.getByRole('region', { name: 'Project Timeline' })
  await expect(timeline).toBeVisible()
  await expect(timeline.getByText('Please approve the home page')).toBeVisible()
  const before = await timeline.boundingBox()
  release()
  await expect(page.getByText('Pending Payment$24,250.00')).toBeVisible()
  expect((await timeline.boundingBox())?.y).toBe(before?.y)
})

test(
  'two thousand projects scroll from the first to the last without a dropped row',
  inFull(),
  async ({ page }) => {
    await resumeSession(page, 'large')
    await page.goto('/services/services-history')
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
  },
)
