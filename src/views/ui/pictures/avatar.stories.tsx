import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar'

const meta = {
  title: 'Blocks/Avatar',
  component: Avatar,
  args: { initials: 'AL', label: 'Ada Lovelace' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Large: Story = { args: { size: 'large', initials: 'G' } }
export const Small: Story = { args: { size: 'small', fontSize: 40 } }
export const Coloured: Story = { args: { background: '#0f766e' } }
export const Empty: Story = { args: { initials: '' } }
