/** The screens of the ways to sign in, of Security, and of Account. They are looked at, pressed and walked through, and have no pictures. */
import { expect, type Page } from '@playwright/test'
import { answer, fail } from '../../../server/api/intercept'
import { logIn } from '../test'
import type { Screen } from './screens'

const login = { path: '/login', person: 'nobody' } as const
const security = '/account/security'
const ways = (...signInWays: string[]) => ({ settings: { signInWays } })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible()

async function setUpApp(page: Page) {
  await press(page, 'Use an authenticator app')
  await expect(page.getByRole('img', { name: 'The key as a QR code' })).toBeVisible()
}

const secondStep = { step: 'step-1', ways: ['totp', 'mail', 'recovery'], trustDays: 30 }
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `7K2M${index}-QXD4F`)

export const waysScreens: Record<string, Screen> = {
  'login-ways': { ...login, ...ways('link', 'password') },
  'login-mail-asked': {
    ...login,
    ...ways('link', 'password'),
    async act(page) {
      await page.getByLabel('Email').fill('client@example.com')
      await press(page, 'Send me a link')
      await heading(page, 'Look into your mail')
    },
  },
  'link-elsewhere': { ...login, path: '/sign-in#/request-1/token-1/402817' },
  'second-step': {
    ...login,
    rules: { login: answer({ success: true, data: { secondStep } }) },
    async act(page) {
      await logIn(page)
      await heading(page, 'One more step')
    },
  },
  // The browser is not asked yet: the client presses first.
  'second-step-passkey': {
    ...login,
    ...ways('password', 'passkey'),
    rules: {
      login: answer({
        success: true,
        data: { secondStep: { ...secondStep, ways: ['passkey', 'recovery'] } },
      }),
    },
    async act(page) {
      await logIn(page)
      await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
    },
  },
  'passkey-offer': {
    ...login,
    ...ways('password', 'passkey'),
    async act(page) {
      await logIn(page)
      await expect(page.getByText('Next time without a password?')).toBeVisible()
    },
  },
  'account-page': { path: '/account' },
  security: { path: security },
  'security-password': { path: security, act: (page) => press(page, 'Change password') },
  'security-app': { path: security, act: setUpApp },
  'security-recovery-codes': {
    path: security,
    rules: { turnOnSecondStep: answer({ success: true, data: { recoveryCodes } }) },
    async act(page) {
      await setUpApp(page)
      await page.getByLabel('Code that the app shows').fill('402817')
      await press(page, 'Turn on')
      await heading(page, 'Your recovery codes')
    },
  },
  'security-once-more': {
    path: security,
    rules: { beginSecondStep: fail(403, 'Please log in once more.') },
    reports: /403/,
    async act(page) {
      await press(page, 'Use an authenticator app')
      await expect(page.getByRole('dialog')).toContainText('For this change we have to be sure')
    },
  },
}
