import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Link } from '../buttons/link'
import { PasswordField } from './password-field'
import { Select } from './select'
import { TextArea } from './text-area'
import { TextField } from './text-field'

const meta = {
  title: 'Blocks/Field · input, form, label, error',
  id: 'blocks-field',
  component: TextField,
  args: { label: 'Email', type: 'email', placeholder: 'you@company.com' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1.25rem', maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>
export default meta
type Story = StoryObj<typeof meta>

const industries = ['Design', 'Engineering', 'Marketing'].map((label) => ({
  value: label.toLowerCase(),
  label,
}))

export const Text: Story = {}
export const WithHint: Story = { args: { hint: 'We will send a reset link to your email address.' } }
export const WithError: Story = {
  args: { defaultValue: 'ada@', error: 'This is not a whole email address.' },
  play: async ({ canvasElement }) => {
    const input = onStage(canvasElement).getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('This is not a whole email address.')
  },
}

export const Password: Story = {
  render: () => (
    <PasswordField
      label="Password"
      note={<Link href="#forgot">Forgot Password?</Link>}
      defaultValue="analytical engine"
      showLabel="Show password"
      concealLabel="Hide password"
    />
  ),
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    const input = stage.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(stage.getByRole('button', { name: 'Show password' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(stage.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const All: Story = {
  render: () => (
    <>
      <TextField label="Subject" defaultValue="The invoice of March" />
      <TextField label="File name" note="Optional" hint="As it should appear in the list." />
      <Select label="Service" options={industries} placeholder="Choose one" defaultValue="" />
      <TextArea label="Describe your issue" placeholder="What happened, and what did you expect?" />
      <TextField label="Client number" defaultValue="10 0482" disabled />
    </>
  ),
}
