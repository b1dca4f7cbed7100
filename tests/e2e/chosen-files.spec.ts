/** Files, folders and clipboards as people have them: from the disk, by the browser's own clipboard, and dragged. */
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { inFull } from '../tiers'
import { expect, test } from './desk'
import { openPage, toast } from './test'

const ticket = '/support/ticket/TKT-M4XQ72PD'
const project = '/services/service/project-website-relaunch'

const reply = (page: Page) => page.getByLabel('Message', { exact: true })
const removals = (page: Page) => page.getByRole('button', { name: /^Remove / })

/** Puts a picture on the clipboard, with the other forms of the same thing, as another program does. */
async function copy(page: Page, forms: Record<string, string> = {}) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(
    async ([forms, picture]) => {
      const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))
      const blobs = Object.entries({ ...forms, 'image/png': bytes }).map(
        ([type, content]) => [type, new Blob([content], { type })] as const,
      )
      await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
    },
    [forms, await readFile(pathOfPicture, 'base64')] as const,
  )
}

const pathOfPicture = 'server/seed/files/phone-menu.png'
const table = '<table><tr><td>Paid</td><td>12.50</td></tr></table>'
const image = '<img src="https://example.com/kitchen.png">'

/** Drags over a field and lets go there, as a desktop does. */
async function drop(page: Page, field: Locator, { text, files = [] }: { text?: string; files?: string[] }) {
  const cdp = await page.context().newCDPSession(page)
  const { x, y } = await field.evaluate((element) => element.getBoundingClientRect())
  const items = text ? [{ mimeType: 'text/plain', data: text }] : []
  const data = { items, files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data })
}

test(
  'cells are pasted as text, a copied image is attached, wherever the focus is',
  inFull(),
  async ({ page }) => {
    await openPage(page, '/support/raise-ticket')
    for (const label of ['Subject', 'Describe your issue']) {
      const field = page.getByLabel(label)
      await copy(page, { 'text/plain': 'Paid\t12.50', 'text/html': table })
      await field.focus()
      await page.keyboard.press('ControlOrMeta+v')
      await expect(field).toHaveValue(/^Paid\s12\.50$/)
      await expect(removals(page)).toHaveCount(0)
    }
    await copy(page, { 'text/html': image })
    await page.keyboard.press('ControlOrMeta+v')
    await expect(page.getByRole('button', { name: 'Remove image.png' })).toBeVisible()
    await expect(removals(page)).toHaveCount(1)
    await copy(page)
    await page.getByLabel('Subject').focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(removals(page)).toHaveCount(2)
    await expect(page.getByLabel('Subject')).toHaveValue(/^Paid\s12\.50$/)
  },
)

test('what is dragged into a field is text, a file, or a folder, of which it says so', async ({
  page,
}, info) => {
  await openPage(page, ticket)
  await drop(page, reply(page), { text: 'https://example.com/kitchen' })
  await expect(reply(page)).toHaveValue('https://example.com/kitchen')
  const plan = info.outputPath('plan.txt')
  const link = info.outputPath('Example.url')
  const folder = info.outputPath('Drawings')
  await writeFile(plan, 'The plan')
  await writeFile(link, '[InternetShortcut]')
  await mkdir(folder)
  await drop(page, reply(page), { text: 'plan.txt', files: [plan] })
  await expect(page.getByRole('button', { name: 'Remove plan.txt' })).toBeVisible()
  await reply(page).fill('')
  await drop(page, reply(page), { text: 'https://example.com/', files: [link] })
  await expect(reply(page)).toHaveValue('https://example.com/')
  await drop(page, reply(page), { files: [folder] })
  await expect(
    toast(page, 'Folders cannot be sent: Drawings. Send the files in them, or a ZIP file.'),
  ).toBeVisible()
  await expect(removals(page)).toHaveCount(1)
  await expect(page).toHaveURL(ticket)
  expect(page.context().pages()).toHaveLength(1)
})

test.describe('a file that is changed after it was chosen', () => {
  // Chromium says so in the console alone.
  test.use({ expectedErrors: /ERR_UPLOAD_FILE_CHANGED|ERR_FILE_NOT_FOUND|^Failed to load resource/ })

  // Chromium remembers a file as it was when it was first shown: what is gone before is empty to it.
  const told = /^Can no longer be read: plan\.txt\. Choose again what was changed or moved, or remove it\.$/

  test('is named, and chosen again it is sent with the reply', async ({ page }, info) => {
    const plan = info.outputPath('plan.txt')
    await writeFile(plan, 'The plan')
    await openPage(page, ticket)
    await page.getByLabel('Attach files').setInputFiles(plan)
    await expect(removals(page)).toHaveCount(1)
    await writeFile(plan, 'Quite another plan')
    // Chromium compares the seconds.
    await utimes(plan, new Date(), new Date(Date.now() + 60_000))
    await reply(page).fill('See the plan')
    const form = page.locator('form').filter({ has: reply(page) })
    for (let time = 1; time <= 3; time++) {
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(form.getByText(told)).toBeVisible()
    }
    await expect(page.getByText("The server can't be reached.")).toHaveCount(0)
    await page.getByLabel('Attach files').setInputFiles(plan)
    await expect(form.getByText(told)).toHaveCount(0)
    await expect(removals(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('log', { name: 'Conversation' }).getByText('plan.txt')).toBeVisible()
    await expect(removals(page)).toHaveCount(0)
  })

  test('or is gone, is named, and its place is taken in an upload', inFull(), async ({ page }, info) => {
    const plan = info.outputPath('plan.txt')
    await writeFile(plan, 'The plan')
    await openPage(page, project)
    const files = page.getByRole('region', { name: 'Files & Documents' })
    await files.getByRole('button', { name: 'Upload a file' }).click()
    await files.getByLabel('Choose files').setInputFiles(plan)
    await files.getByLabel('File name').fill('Plan of 12.11.2026')
    await expect(removals(page)).toHaveCount(1)
    await rm(plan)
    await files.getByRole('button', { name: 'Upload', exact: true }).click()
    await expect(files.getByText(told)).toBeVisible()
    await writeFile(plan, 'The plan, once more')
    await files.getByLabel('Choose files').setInputFiles(plan)
    await expect(files.getByText(told)).toHaveCount(0)
    await expect(removals(page)).toHaveCount(1)
    await files.getByRole('button', { name: 'Upload', exact: true }).click()
    const row = files.getByRole('link', { name: 'Plan of 12.11.2026' })
    await expect(row).toHaveAttribute('download', 'Plan of 12.11.2026.txt')
  })
})

test(
  'a file whose name has a dot is what it is: shown, opened, and saved with its ending',
  inFull(),
  async ({ page }) => {
    await openPage(page, project)
    const files = page.getByRole('region', { name: 'Files & Documents' })
    for (const [name, chosen, type, buffer] of [
      ['Contract v2.1', 'contract.docx', '', Buffer.from('PK a contract')],
      ['Offer 12.11.2026', 'offer.pdf', 'application/pdf', Buffer.from('%PDF-1.4 an offer')],
      ['Kitchen 3.OG', 'kitchen.png', 'image/png', await readFile(pathOfPicture)],
    ] as const) {
      await files.getByRole('button', { name: 'Upload a file' }).click()
      await files.getByLabel('Choose files').setInputFiles({ name: chosen, mimeType: type, buffer })
      await files.getByLabel('File name').fill(name)
      await files.getByRole('button', { name: 'Upload', exact: true }).click()
      await expect(files.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    }
    const contract = files.getByRole('link', { name: 'Contract v2.1' })
    await expect(contract).toHaveAttribute('download', 'Contract v2.1.docx')
    await expect(files.getByRole('link', { name: 'Offer 12.11.2026' })).toHaveAttribute('target', '_blank')
    await files.getByRole('link', { name: 'Kitchen 3.OG' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'download',
      'Kitchen 3.OG.png',
    )
    await page.keyboard.press('Escape')
    const saved: string[] = []
    page.on('download', (download) => void saved.push(download.suggestedFilename()))
    await files.getByRole('button', { name: 'Download all' }).click()
    await expect
      .poll(() => saved)
      .toEqual(expect.arrayContaining(['Contract v2.1.docx', 'Offer 12.11.2026.pdf', 'Kitchen 3.OG.png']))
  },
)
