import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../buttons/button'
import { Notice } from './notice'

const meta = {
  title: 'Blocks/Notice · alert, banner, message',
  id: 'blocks-notice',
  component: Notice,
  args: { tone: 'info', children: 'You are looking at what was here at 10:42 AM.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

const retry = <Button size="small">Retry</Button>

export const Info: Story = {}
export const Success: Story = { args: { tone: 'success', children: 'File uploaded successfully' } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    children: 'Action is required! Please check your Notification for more update.',
  },
}
export const Danger: Story = {
  args: { tone: 'danger', children: 'The payments could not be loaded.', action: retry },
}
export const Narrow: Story = { tags: ['full'], ...Danger, parameters: { stage: '17.5rem' } }
