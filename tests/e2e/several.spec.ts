/** Several files at once, and a ticket about one of several projects, in few presses. */
import { readFile } from 'node:fs/promises'
import { inFull } from '../tiers'
import { expect, test } from './desk'
import { countPresses } from './presses'
import { openPage, resumeSession } from './test'

const project = '/services/service/project-website-relaunch'
const pictures = ['kitchen.txt', 'hall.txt', 'garden.txt'].map((name) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`This is ${name}`),
}))

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, inFull(width !== 360), () => {
    test.use({ viewport: { width, height: 800 } })
    test.beforeEach(({ page }) => resumeSession(page))

    test('three files are sent in turn, and are in view, marked', inFull(), async ({ page }) => {
      const presses = await countPresses(page)
      await page.goto(project)
      const files = page.getByRole('region', { name: 'Files & Documents' })
      await expect(files.getByText('Home page, final design')).toBeVisible()
      const unfold = files.getByRole('button', { name: 'Upload a file' })
      const isNarrow = await unfold.isVisible()
      if (isNarrow) await unfold.click()
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        files.getByText('Drop files here, paste them, or choose some.').click(),
      ])
      expect(chooser.isMultiple()).toBe(true)
      await chooser.setFiles(pictures)
      await expect(files.getByRole('button', { name: /^Remove / })).toHaveCount(3)
      await files.getByRole('button', { name: 'Upload', exact: true }).click()
      for (const { name } of pictures) {
        const row = files.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
        await expect(row).toHaveAttribute('data-uploaded', 'true')
        await expect(row).toBeInViewport()
      }
      await expect(page.getByRole('status').getByText('3 files uploaded successfully')).toBeVisible()
      expect(await presses()).toBe(isNarrow ? 3 : 2)
      if (isNarrow) {
        await expect(unfold).toHaveAttribute('aria-expanded', 'false')
        await expect(unfold).toBeFocused()
      }

      await page.reload()
      await expect(files.getByRole('link', { name: 'kitchen.txt' })).toBeVisible()
      await expect(files.locator('[data-uploaded]')).toHaveCount(0)
    })

    test.describe('what fails', () => {
      test.use({ expectedErrors: /^Failed to load resource/ })

      test(
        'one that is refused says so under its name, and is sent again by one press',
        inFull(),
        async ({ page }) => {
          let calls = 0
          await page.route('**/files/uploadFileForAService/**', (route) =>
            ++calls === 2
              ? route.fulfill({ status: 507, json: { success: false, message: 'Our disk is full.' } })
              : route.continue(),
          )
          await page.goto(project)
          const files = page.getByRole('region', { name: 'Files & Documents' })
          await files.getByLabel('Choose files').setInputFiles(pictures)
          await files.getByRole('button', { name: 'Upload a file' }).click()
          await files.getByRole('button', { name: 'Upload', exact: true }).click()
          await expect(files.getByText('Our disk is full.')).toBeVisible()
          await expect(files.getByRole('link', { name: 'garden.txt' })).toBeVisible()
          await expect(files.getByRole('button', { name: /^Remove / })).toHaveCount(1)
          await files.getByRole('button', { name: /^Retry.*hall\.txt$/ }).click()
          await expect(files.getByRole('link', { name: 'hall.txt' })).toBeVisible()
          expect(calls).toBe(4)
        },
      )
    })

    test('all files are downloaded by one press, whole and under their names', async ({ page }) => {
      const presses = await countPresses(page)
      await page.goto(project)
      const files = page.getByRole('region', { name: 'Files & Documents' })
      const all = files.getByRole('button', { name: 'Download all' })
      await expect(all).toBeVisible()
      const total = await files.getByRole('listitem').count()
      const saved: string[] = []
      const sizes: number[] = []
      page.on('download', async (download) => {
        saved.push(download.suggestedFilename())
        sizes.push((await readFile(await download.path())).length)
      })
      await all.click()
      await expect.poll(() => sizes.length).toBe(total)
      expect(saved).toContain('Home page, final design.png')
      expect(Math.min(...sizes)).toBeGreaterThan(1_000)
      await expect(all).toBeEnabled()
      await expect(page.getByRole('status').getByText('All files were downloaded')).toBeVisible()
      expect(await presses()).toBe(1)
    })

    test('a ticket about a project takes one choice and one press', inFull(), async ({ page, desk }) => {
      const presses = await countPresses(page)
      await page.goto('/support/raise-ticket')
      await page.getByLabel('Subject').fill('The menu')
      await page.getByLabel('Describe your issue').fill('It is too small.')
      await page.getByLabel('Project', { exact: true }).selectOption('Website relaunch, SRV-2051')
      await page.getByRole('button', { name: 'Create Ticket' }).click()
      const conversation = page.getByRole('log', { name: 'Conversation' })
      await expect(conversation).toContainText('Website relaunch, SRV-2051')
      expect(await presses()).toBe(1)
      const { rows } = await desk.store.list('tickets', 'client-ada')
      expect(rows.find(({ subject }) => subject === 'The menu')?.messages[0]?.message).toMatch(
        // A form ends its lines so.
        /^Website relaunch, SRV-2051\s+It is too small\.$/,
      )
    })
  })
}

test('beside the form for a ticket, an open one is a press away', inFull(), async ({ page }) => {
  await openPage(page, '/support/raise-ticket')
  await page.getByRole('link', { name: 'Second invoice address' }).click()
  await expect(page.getByRole('heading', { name: 'Second invoice address' })).toBeVisible()
})

test(
  'a ticket of a colleague names the colleague, in the log and on its page',
  inFull(),
  async ({ page }) => {
    await openPage(page, '/support')
    const row = page.getByRole('row', { name: /Payment of the second instalment/ })
    await expect(row).toContainText('Raised by Charles Babbage')
    await expect(page.getByText('Raised by Ada Lovelace')).toHaveCount(0)
    await row.getByRole('link').click()
    await expect(page.getByText('Raised by Charles Babbage')).toBeVisible()
  },
)
