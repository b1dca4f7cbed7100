import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { onStage, stageOf } from '../../../../.storybook/stage'
import { Button } from '../../ui/buttons/button'
import { Avatar } from '../../ui/pictures/avatar'
import { documentIcons } from '../../ui/pictures/document-icons'
import { moreIcons } from '../../ui/pictures/more-icons'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Menu } from './menu'

const meta = {
  title: 'Blocks/Menu',
  tags: ['pictures'],
  component: Menu,
  args: {
    label: 'Account',
    trigger: (attributes) => (
      <Button {...attributes} variant="quiet">
        <Avatar initials="AL" size="small" />
        <VisuallyHidden>Account</VisuallyHidden>
      </Button>
    ),
    header: 'Ada Lovelace',
    items: [
      { id: 'website', label: 'Website', icon: documentIcons.external, href: '#website' },
      { id: 'sign-out', label: 'Log out', icon: moreIcons.signOut, onSelect: fn() },
    ],
  },
  // Room for the open list.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['full'] }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: 'Account' }))
    const first = await stage.findByRole('menuitem', { name: 'Website' })
    await waitFor(() => expect(stageOf(canvasElement).activeElement).toBe(first))
  },
}

export const ByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    const focused = () => stageOf(canvasElement).activeElement
    const button = stage.getByRole('button', { name: 'Account' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(focused()).toHaveTextContent('Website'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toHaveTextContent('Log out')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toHaveTextContent('Website')
    await userEvent.keyboard('l')
    await expect(focused()).toHaveTextContent('Log out')
    await userEvent.keyboard('{Enter}')
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce()
    await expect(focused()).toBe(button)
    await expect(stage.queryByRole('menu')).toBeNull()
  },
}
