/** For clients who write while their session ends: whichever way they sign in by, their words stay, and can be sent. */
import type { Locator, Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../../server/seed/people'
import { inFull } from '../../tiers'
import type { Desk } from '../desk'
import { resumeSession } from '../test'
import { untilFound } from './mailed'
import { enterCode, expect, mailed, makePasskey, test } from './portal'

test.use({ expectedErrors: /status of 401/ })

const words = 'The invoice lacks our order number.'

interface Way {
  /** What the client has done before, a sign-in at last. */
  before: (page: Page, desk: Desk) => Promise<unknown>
  /** Signs in, in the dialog over the form. */
  signIn: (dialog: Locator, desk: Desk) => Promise<unknown>
}

const press = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click()

const byPassword = async (dialog: Locator) => {
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(dialog, 'Log in')
}

async function askForMail(dialog: Locator, desk: Desk) {
  await press(dialog, 'Log in by mail')
  await expect(dialog.getByLabel('Email')).toHaveValue(demoPeople.ada.email)
  await press(dialog, 'Send me a link')
  return untilFound(() => mailed(desk)[0])
}

const ways: Record<string, Way> = {
  'the password, and a code by mail': {
    async before(page, { store }) {
      await resumeSession(page)
      const step = { kind: 'mail', secret: '', lastCounter: 0, createdAt: '' } as const
      await store.setSecondStep({ clientId: demoPeople.ada.id, ...step }, [])
    },
    async signIn(dialog, { outbox }) {
      await byPassword(dialog)
      const codes = () => outbox.mails().flatMap(({ text }) => /portal: (\d{6})/.exec(text)?.[1] ?? [])
      await expect.poll(codes).toHaveLength(1)
      await enterCode(dialog, 'Code', codes()[0] ?? '', 'Confirm')
    },
  },
  'the code of a mail': {
    before: (page) => resumeSession(page),
    async signIn(dialog, desk) {
      const { code } = await askForMail(dialog, desk)
      await enterCode(dialog, 'Code from the mail', code, 'Log in')
    },
  },
  'the link of a mail, in another tab': {
    before: (page) => resumeSession(page),
    async signIn(dialog, desk) {
      const { link } = await askForMail(dialog, desk)
      const tab = await dialog.page().context().newPage()
      await tab.goto(link)
      await press(tab.getByRole('main'), 'Log in')
    },
  },
  'a passkey': {
    before: makePasskey,
    signIn: (dialog) => press(dialog, 'Log in with a passkey'),
  },
}

const usual = 'the link of a mail, in another tab'

for (const [name, { before, signIn }] of Object.entries(ways))
  test(
    `words that are not sent survive a sign-in by ${name}`,
    inFull(name !== usual),
    async ({ page, desk }) => {
      await before(page, desk)
      await page.goto('/support/ticket/TKT-M4XQ72PD')
      const message = page.getByRole('textbox', { name: 'Message' })
      await message.fill(words)
      await desk.store.endSessions(demoPeople.ada.id)
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText('What you have written is still here.')
      await signIn(dialog, desk)
      await expect(dialog).toBeHidden()
      await expect(message).toHaveValue(words)
      await page.getByRole('button', { name: 'Send reply' }).click()
      await expect(page.getByRole('log', { name: 'Conversation' })).toContainText(words)
    },
  )
