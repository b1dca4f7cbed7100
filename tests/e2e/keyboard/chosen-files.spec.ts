/** What one chooses is said and stays beside what chooses it; what can't be sent is said when it is chosen, and once more at Send. */
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../../tiers'
import { expect, test } from '../desk'
import { listenTo } from '../screen-reader'
import { configureFirst, openPage } from '../test'

const picture = { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
const large = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2000) }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

interface Form {
  path: string
  /** Unfolds it, where it is folded. */
  open?: (page: Page) => Promise<unknown>
  picker: string
  send: string
  /** What is said of a file that is too large. */
  tooLarge: string
  fill?: (page: Page) => Promise<unknown>
}

const ofTicket = 'Larger than 1 kB: remove it, or choose a smaller one.'
const forms: Record<string, Form> = {
  'a reply': {
    path: '/support/ticket/TKT-M4XQ72PD',
    picker: 'Attach files',
    send: 'Send reply',
    tooLarge: ofTicket,
  },
  'a new ticket': {
    path: '/support/raise-ticket',
    picker: 'Attach files',
    send: 'Create Ticket',
    tooLarge: ofTicket,
    fill: (page) => page.getByLabel('Subject').fill('The plan'),
  },
  'the answer to an update': {
    path: '/services/service/project-stock-forecast/project-updates',
    open: (page) => button(page, 'Reply to We need the order data from Lyon').press('Enter'),
    picker: 'Attach files',
    send: 'Send reply',
    tooLarge: ofTicket,
  },
  'an upload': {
    path: '/services/service/project-website-relaunch',
    open: (page) => button(page, 'Upload a file').press('Enter'),
    picker: 'Choose files',
    send: 'Upload',
    tooLarge: 'This file is larger than 1 kB. Choose a smaller one.',
  },
}

/** As a person does, by the keyboard. */
async function choose(page: Page, picker: Locator, ...files: (typeof picture)[]): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), picker.press('Enter')])
  await chooser.setFiles(files)
}

for (const [name, form] of Object.entries(forms)) {
  for (const width of [360, 1280]) {
    const isShort = name === 'an upload' && width === 360
    test(`the files of ${name} are said, ${width} px wide`, inFull(!isShort), async ({ page }) => {
      const spoken = await listenTo(page)
      await page.setViewportSize({ width, height: 740 })
      await configureFirst(page, { uploads: { maxBytes: 1000 } })
      await openPage(page, form.path)
      await form.open?.(page)
      const picker = button(page, form.picker)
      await expect(picker).toBeVisible()
      await form.fill?.(page)
      const before = (await spoken()).length
      const news = async () => (await spoken()).slice(before)

      await choose(page, picker, picture)
      await expect(page.getByRole('button', { name: 'Remove photo.png' })).toBeVisible()
      await expect(picker).toBeFocused()
      await expect(picker).toBeInViewport({ ratio: 0.95 })
      await expect.poll(() => picker.evaluate(isOnTop)).toBe(true)
      await expect.poll(news).toEqual(['Chosen: photo.png'])
      // A screen reader would say a new description of what has the focus, too.
      await expect(picker).not.toHaveAccessibleDescription(/Chosen/)
      await picker.press('Tab')
      await expect(picker).toHaveAccessibleDescription(/Chosen: photo\.png$/)

      await choose(page, picker, large)
      const removal = button(page, 'Remove plan.pdf')
      await expect(removal).toHaveAccessibleDescription(form.tooLarge)
      await expect(picker).toBeInViewport({ ratio: 0.95 })
      await expect.poll(() => picker.evaluate(isOnTop)).toBe(true)
      await expect.poll(news).toEqual(['Chosen: photo.png', `Chosen: plan.pdf. ${form.tooLarge}`])

      await button(page, 'Remove photo.png').press('Enter')
      await expect(removal).toBeFocused()
      await button(page, form.send).press('Enter')
      await expect(removal).toBeFocused()
      await expect(removal).toBeInViewport({ ratio: 0.95 })
      await removal.press('Enter')
      await expect(picker).toBeFocused()
      await expect(picker).not.toHaveAccessibleDescription(/Chosen/)
      expect(await news()).toHaveLength(2)
    })
  }
}

test('too many files are said at each, and Send leads to them', inFull(), async ({ page }) => {
  await configureFirst(page, { uploads: { maxFiles: 1 } })
  await openPage(page, '/support/ticket/TKT-M4XQ72PD')
  await choose(page, button(page, 'Attach files'), picture, large)
  const first = button(page, 'Remove photo.png')
  await expect(first).toBeVisible()
  await button(page, 'Send reply').press('Enter')
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription('At most 1 file can be sent at once. Remove some.')
})

test('a form that lacks something leads to the first of it, which says so', inFull(), async ({ page }) => {
  await openPage(page, '/services/service/project-website-relaunch')
  await button(page, 'Upload a file').press('Enter')
  await button(page, 'Upload').press('Enter')
  const picker = button(page, 'Choose files')
  await expect(picker).toBeFocused()
  await expect(picker).toHaveAccessibleDescription(/^Choose a file first\. /)
  await choose(page, picker, picture)
  const name = page.getByRole('textbox', { name: 'File name' })
  await expect(name).toHaveAttribute('required')
  await name.fill('')
  await button(page, 'Upload').press('Enter')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(name).toHaveAccessibleDescription('Give the file a name.')
  await page.goto('/support/raise-ticket')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveAttribute('required')
})

test('an answer says at the button that sends it that it is not sent yet', inFull(), async ({ page }) => {
  // Ada's asks for an approval.
  await page.route('**/getServiceUpdates*', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    for (const update of body.data) delete update.approval
    await route.fulfill({ response: answer, json: body })
  })
  await openPage(page, '/services/service/project-website-relaunch/project-updates')
  const send = button(page, 'Send reply')
  for (const answer of ['Approve', 'Request changes']) {
    await button(page, answer).press('Enter')
    await expect(send).toBeFocused()
    await expect(send).toHaveAccessibleDescription(`Not sent yet: ${answer}`)
  }
})

/** Whether nothing lies over the middle of an element. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const root = element.getRootNode()
  const found =
    root instanceof ShadowRoot &&
    root.elementFromPoint(left + width / 2, top + Math.min(height - 2, height / 2 + 8))
  return found instanceof Element && (found === element || element.contains(found))
}
