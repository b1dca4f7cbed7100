import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { answer, fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Reset password · cp-reset-password, sign in',
  id: 'elements-reset-password',
  ...elementStory('cp-reset-password', { person: 'nobody' }),
  args: { 'user-id': 'client-ada' },
  // The token is a property without an attribute. React sets a prop as a property if the element has it.
  render: (args: object) => createElement('cp-reset-password', { ...args, token: 'from-the-mail' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-reset-password'>

async function update(canvas: HTMLElement, password: string) {
  const form = inside(canvas, 'cp-reset-password')
  await fill(await form.findByLabelText('New password'), password)
  await userEvent.click(form.getByRole('button', { name: 'Update Password' }))
  return form
}

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const form = inside(canvasElement, 'cp-reset-password')
    await expect(await form.findByRole('heading', { name: 'Reset Password' })).toBeVisible()
    await expect(form.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await expect(form.getByLabelText('New password')).toHaveAccessibleDescription(
      'Use 12 characters or more, and no password that many people use.',
    )
    await expect(canvasElement.innerHTML).not.toContain('from-the-mail')
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }

/** The host signs its clients in, and keeps their passwords. */
export const HostManaged: Story = {
  tags: ['full'],
  parameters: scene({ settings: { getToken: () => null, routes: { login: '/sign-in' } } }),
  play: async ({ canvasElement }) => {
    const panel = inside(canvasElement, 'cp-reset-password')
    await expect(await panel.findByText(/You can change it there/)).toBeVisible()
    await expect(panel.queryByLabelText('New password')).toBeNull()
  },
}

export const Problem: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const form = await update(canvasElement, '')
    await expect(form.getByLabelText('New password')).toHaveAccessibleDescription('Enter a new password.')
  },
}

export const PasswordShown: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const form = inside(canvasElement, 'cp-reset-password')
    await fill(await form.findByLabelText('New password'), 'correct horse')
    await userEvent.click(form.getByRole('button', { name: 'Show password' }))
    await expect(form.getByLabelText('New password')).toHaveAttribute('type', 'text')
  },
}

export const Sending: Story = {
  tags: ['full', 'drawn'],
  parameters: scene({ rules: { resetPassword: hang() } }),
  play: async ({ canvasElement }) => {
    const form = await update(canvasElement, 'correct horse')
    await expect(form.getByRole('button', { name: 'Update Password' })).toHaveAttribute('aria-busy', 'true')
    await (await findToasts()).findByText('Please wait...')
  },
}

export const Updated: Story = {
  tags: ['drawn'],
  parameters: scene({ rules: { resetPassword: answer({ success: true }) } }),
  play: async ({ canvasElement }) => {
    const form = await update(canvasElement, 'correct horse')
    await expect(await form.findByText('You can log in with your new password now.')).toBeVisible()
    // The form has done its work, and the next step has its place.
    await expect(form.queryByLabelText('New password')).toBeNull()
    await expect(form.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await (await findToasts()).findByText('Password Updated Successfully')
  },
}

export const Refused: Story = {
  tags: ['full', 'drawn'],
  play: async ({ canvasElement }) => {
    const form = await update(canvasElement, 'correct horse')
    await form.findByText(/This link was used already or is too old\./)
    await expect(form.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const TooShort: Story = {
  parameters: scene({
    rules: { resetPassword: fail(422, 'Please choose a password of 12 characters or more.') },
  }),
  play: async ({ canvasElement }) => {
    const form = await update(canvasElement, 'correct')
    await form.findByText(/12 characters or more\.$/)
    await expect(form.queryByRole('link', { name: 'Ask for a new link' })).toBeNull()
  },
}

export const IncompleteLink: Story = {
  tags: ['drawn'],
  args: { 'user-id': undefined },
  play: async ({ canvasElement }) => {
    const form = inside(canvasElement, 'cp-reset-password')
    await expect(await form.findByText(/This link is not complete/)).toBeVisible()
    await expect(form.queryByRole('button')).toBeNull()
  },
}
