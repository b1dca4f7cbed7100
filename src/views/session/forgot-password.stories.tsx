import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Forgot password · cp-forgot-password, sign in',
  id: 'elements-forgot-password',
  ...elementStory('cp-forgot-password', { person: 'nobody' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-forgot-password'>

async function send(canvas: HTMLElement, email: string) {
  const form = inside(canvas, 'cp-forgot-password')
  await fill(await form.findByRole('textbox', { name: 'Email' }), email)
  await userEvent.click(form.getByRole('button', { name: 'Send Email' }))
  return form
}

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const form = inside(canvasElement, 'cp-forgot-password')
    await expect(await form.findByRole('heading', { name: 'Forgot password?' })).toBeVisible()
    await expect(form.getByText('We will send a reset link to your email address.')).toBeVisible()
    await expect(form.getByRole('link', { name: 'Back to the login' })).toHaveAttribute('href', '/login')
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }

/** The host signs its clients in, and keeps their passwords. */
export const HostManaged: Story = {
  tags: ['full'],
  parameters: scene({ settings: { getToken: () => null, routes: { login: '/sign-in' } } }),
  play: async ({ canvasElement }) => {
    const panel = inside(canvasElement, 'cp-forgot-password')
    await expect(await panel.findByText(/You can change it there/)).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
    await expect(panel.queryByRole('textbox')).toBeNull()
  },
}

export const Problem: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'ada')
    await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Enter an email address, such as/)
  },
}

export const Sending: Story = {
  tags: ['full', 'drawn'],
  parameters: scene({ rules: { sendResetEmail: hang() } }),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'client@example.com')
    await expect(form.getByRole('button', { name: 'Send Email' })).toHaveAttribute('aria-busy', 'true')
    await (await findToasts()).findByText('Please wait...')
  },
}

export const Sent: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'client@example.com')
    await expect(await form.findByText(/Look in your inbox/)).toBeVisible()
    await expect(form.getByRole('textbox')).toHaveValue('')
    await (await findToasts()).findByText('A password reset link has been sent to this email address')
  },
}

export const Refused: Story = {
  tags: ['full', 'drawn'],
  parameters: scene({ rules: { sendResetEmail: fail(429, 'That was too often. Please wait a minute.') } }),
  play: async ({ canvasElement }) => {
    const form = await send(canvasElement, 'client@example.com')
    await form.findByText(/That was too often\./)
    await expect(form.getByRole('textbox')).toHaveValue('client@example.com')
  },
}
