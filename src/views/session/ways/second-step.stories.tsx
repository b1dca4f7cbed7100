import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { fill, inside } from '../../../../.storybook/inside'
import { scene } from '../../../../.storybook/scene'
import { answer, demoPassword, demoPeople, fail, hang, type Rules } from '../../../../.storybook/server'
import { phone } from '../../../../.storybook/viewports'
import type { SettingsInput } from '../../../core/index'

/** Where the session is kept for later visits, the browser can be trusted. */
const settings = { storage: 'local' } satisfies SettingsInput

const meta = {
  title: 'Elements/Login · cp-login, sign in, password/Second step · two-factor, code, recovery',
  id: 'elements-login-second-step',
  tags: ['pictures'],
  ...elementStory(
    'cp-login',
    { person: 'nobody', settings },
    'After the password or the link: a code of an app, a mailed code, a passkey, or a recovery code.',
  ),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-login'>

const halfDone = (...ways: string[]): Rules => ({
  sendStepCode: answer({ success: true }),
  login: answer({ success: true, data: { secondStep: { step: 'step-1', ways, trustDays: 30 } } }),
})

async function logIn(canvas: HTMLElement) {
  const login = inside(canvas, 'cp-login')
  await fill(await login.findByRole('textbox', { name: 'Email' }), demoPeople.ada.email)
  await fill(login.getByLabelText('Password'), demoPassword)
  await userEvent.click(login.getByRole('button', { name: 'Log in' }))
  await login.findByRole('heading', { name: 'One more step' })
  return login
}

export const ByApp: Story = {
  parameters: scene({ rules: halfDone('totp', 'recovery') }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement)
    await expect(login.getByLabelText('Code')).toBeVisible()
    await expect(login.getByLabelText('Trust this browser for 30 days')).toBeVisible()
    await expect(login.getByRole('button', { name: 'Use a recovery code' })).toBeVisible()
  },
}

export const ByMail: Story = {
  parameters: scene({ rules: halfDone('mail', 'recovery') }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement)
    await expect(login.getByText('We have mailed you a code.')).toBeVisible()
  },
}

/** The browser's dialog is about to open. */
export const ByPasskey: Story = {
  parameters: scene({
    canUsePasskeys: true,
    rules: { ...halfDone('passkey', 'totp', 'recovery'), passkeyOptions: hang() },
  }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement)
    const button = login.getByRole('button', { name: 'Use a passkey' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(login.getByRole('button', { name: 'Use the authenticator app' })).toBeVisible()
  },
}

export const Over: Story = {
  parameters: scene({
    rules: { ...halfDone('totp'), signInByStep: fail(409, 'Please log in again from the start.') },
  }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement)
    await fill(login.getByLabelText('Code'), '111111')
    await userEvent.click(login.getByRole('button', { name: 'Confirm' }))
    await login.findByText('Please log in again from the start.')
    await expect(await login.findByRole('textbox', { name: 'Email' })).toHaveValue(demoPeople.ada.email)
  },
}

export const Narrow: Story = { ...ByApp, tags: ['full'], globals: phone }
