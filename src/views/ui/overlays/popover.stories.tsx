import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { IconButton } from '../buttons/icon-button'
import { EmptyState } from '../feedback/empty-state'
import { moreIcons } from '../pictures/more-icons'
import { Popover } from './popover'

const meta = {
  title: 'Blocks/Popover · dropdown, overlay',
  id: 'blocks-popover',
  tags: ['pictures'],
  component: Popover,
  args: {
    label: 'Notifications',
    kind: 'dialog',
    trigger: (attributes) => <IconButton {...attributes} icon={moreIcons.chat} label="Notifications" />,
    children: () => (
      <EmptyState
        compact
        drawing="notifications"
        title="You're all catched up"
        text="There aren't any unread notifications."
      />
    ),
    onNear: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    const button = stage.getByRole('button', { name: 'Notifications' })
    await userEvent.hover(button)
    await expect(args.onNear).toHaveBeenCalled()
    await userEvent.click(button)
    await waitFor(() => expect(stage.getByText("You're all catched up")).toBeVisible())
    await expect(stage.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  },
}
