import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { findToasts } from '../../../.storybook/inside'
import { phone } from '../../../.storybook/viewports'
import { notify } from '../../core/index'

// Any element works here: the first toast adds the toaster to the page.
const meta = {
  title: 'Patterns/Toasts · snackbar, message',
  id: 'patterns-toasts',
  tags: ['!autodocs'],
  ...elementStory('cp-consultant', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-consultant'>

const refusal = 'Email or password is incorrect.'
// A toast shows at most 300 characters of a message.
const account = `The import stopped at row 4,812: ${'unexpected delimiter, '.repeat(30)}`

export const Kinds: Story = {
  parameters: { said: [refusal] },
  play: async () => {
    notify.blank('No token found')
    notify.error(refusal)
    notify.success('File uploaded successfully')
    notify.loading('Uploading file...')
    const toasts = await findToasts()
    // Toasts stay while the pointer is over them.
    await userEvent.hover(await toasts.findByText('Uploading file...'))
    await expect(await toasts.findByRole('alert')).toHaveTextContent(refusal)
    await waitFor(() => expect(toasts.getAllByRole('status')).toHaveLength(3))
  },
}

export const Dismissed: Story = {
  tags: ['full'],
  play: async () => {
    notify.loading('Please Wait...')
    const toasts = await findToasts()
    await userEvent.click(await toasts.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(toasts.queryByText('Please Wait...')).toBeNull())
  },
}

/** A server may send a message of any length. */
export const LongText: Story = {
  tags: ['full'],
  globals: phone,
  parameters: { said: [`${account.slice(0, 299)}…`] },
  play: async () => {
    notify.error(account)
    const toasts = await findToasts()
    await userEvent.hover(await toasts.findByRole('alert'))
    await expect(toasts.getByRole('alert')).toHaveTextContent(/…/)
  },
}
