import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { fill, inside } from '../../../../.storybook/inside'
import { scene } from '../../../../.storybook/scene'
import { answer, demoPeople, fail, type Rules } from '../../../../.storybook/server'
import { phone } from '../../../../.storybook/viewports'
import type { SettingsInput } from '../../../core/index'

const settings = { signInWays: ['link', 'password', 'passkey'] } satisfies SettingsInput
const rules = {
  sendSignInLink: answer({ success: true, data: { request: 'request-1' } }),
} satisfies Rules

const meta = {
  title: 'Elements/Login · cp-login, sign in, password/Ways to sign in · mail, passkey',
  id: 'elements-login-ways',
  tags: ['pictures'],
  ...elementStory(
    'cp-login',
    { person: 'nobody', settings, rules },
    'How a client signs in, as the setting `signInWays` says: by a mailed link or code, a password, or a passkey.',
  ),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-login'>

export const LinkFirst: Story = {
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByRole('button', { name: 'Send me a link' })).toBeVisible()
    await expect(login.getByRole('button', { name: 'Log in with a password' })).toBeVisible()
  },
}

export const PasswordFirst: Story = {
  parameters: scene({ settings: { signInWays: ['password', 'link'] } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByRole('button', { name: 'Log in by mail' })).toBeVisible()
    await expect(login.getByLabelText('Password')).toBeVisible()
  },
}

/** A frame, as this page stands in, has no passkeys. */
export const PasskeyAlone: Story = {
  parameters: scene({ settings: { signInWays: ['passkey'] } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-login').findByText(/This page can't ask for passkeys/)
  },
}

export const PasskeyFirst: Story = {
  parameters: scene({ canUsePasskeys: true, settings: { signInWays: ['passkey', 'link'] } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByRole('button', { name: 'Log in with a passkey' })).toBeVisible()
    await expect(login.getByRole('button', { name: 'Send me a link' })).toBeVisible()
  },
}

async function askForMail(canvas: HTMLElement) {
  const login = inside(canvas, 'cp-login')
  await fill(await login.findByRole('textbox', { name: 'Email' }), demoPeople.ada.email)
  await userEvent.click(login.getByRole('button', { name: 'Send me a link' }))
  await login.findByRole('heading', { name: 'Look into your mail' })
  return login
}

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    const login = await askForMail(canvasElement)
    await expect(login.getByLabelText('Code from the mail')).toBeVisible()
    await expect(login.getByRole('button', { name: /^Send again in/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
}

export const WrongCode: Story = {
  parameters: scene({ rules: { ...rules, signInByLink: fail(401, 'This link or code does not count.') } }),
  play: async ({ canvasElement }) => {
    const login = await askForMail(canvasElement)
    const code = login.getByLabelText('Code from the mail')
    await fill(code, '111111')
    await userEvent.click(login.getByRole('button', { name: 'Log in' }))
    await login.findByText('This link or code does not count.')
    await expect(code).toHaveAccessibleDescription(/does not count/)
  },
}

/** The server has no mail for it. */
export const Lacking: Story = {
  parameters: scene({ rules: { sendSignInLink: fail(404, 'There is no such call.') } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await fill(await login.findByRole('textbox', { name: 'Email' }), demoPeople.ada.email)
    await userEvent.click(login.getByRole('button', { name: 'Send me a link' }))
    await login.findByText('There is no such call.')
    await expect(login.getByRole('button', { name: 'Log in with a password' })).toBeVisible()
  },
}

/** What stands behind the `#` of the link is a property without an attribute. */
export const LinkOfAnotherBrowser: Story = {
  parameters: { said: ['402817'] },
  render: (args: object) =>
    createElement('cp-login', { ...args, link: 'request-of-somebody/token-1/402817' }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByText('402817')).toBeVisible()
    await expect(login.getByRole('button', { name: 'Log in here instead' })).toBeVisible()
  },
}

/** Looking at the page uses nothing up. */
export const LinkAskedForHere: Story = {
  play: async ({ canvasElement }) => {
    const login = await askForMail(canvasElement)
    Object.assign(canvasElement.querySelector('cp-login') ?? {}, { link: 'request-1/token-1/402817' })
    await expect(await login.findByText(/You have asked for this link in this browser/)).toBeVisible()
    await expect(login.getByRole('button', { name: 'Log in' })).toBeVisible()
  },
}

/** It was used in another tab, or its time is over. */
export const LinkUsed: Story = {
  parameters: scene({ rules: { ...rules, signInByLink: fail(401, 'This link or code does not count.') } }),
  play: async (context) => {
    await LinkAskedForHere.play?.(context)
    const login = inside(context.canvasElement, 'cp-login')
    await userEvent.click(login.getByRole('button', { name: 'Log in' }))
    await expect(await login.findByRole('button', { name: 'Ask for a new link' })).toBeVisible()
  },
}

export const LinkNotWhole: Story = {
  render: (args: object) => createElement('cp-login', { ...args, link: 'request-1' }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-login').findByText(/This link is not complete/)
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
