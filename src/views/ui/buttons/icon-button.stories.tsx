import type { Meta, StoryObj } from '@storybook/react-vite'
import { icons } from '../pictures/icons'
import { moreIcons } from '../pictures/more-icons'
import { IconButton } from './icon-button'

const meta = {
  title: 'Blocks/Icon button · tooltip',
  id: 'blocks-icon-button',
  component: IconButton,
  args: { icon: moreIcons.chat, label: 'Notifications' },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {}
export const Small: Story = { args: { small: true, icon: icons.close, label: 'Close' } }
