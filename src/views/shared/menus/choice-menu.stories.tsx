import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { icons } from '../../ui/pictures/icons'
import { ChoiceMenu } from './choice-menu'

const meta = {
  title: 'Blocks/Choice menu',
  tags: ['pictures'],
  component: ChoiceMenu,
  args: {
    label: 'Sort by',
    icon: icons.sort,
    align: 'start',
    choices: [
      { value: 'newest', label: 'Recent First' },
      { value: 'oldest', label: 'Oldest First' },
    ],
    value: 'newest',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '9rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceMenu<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['full'] }

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: 'Sort by Recent First' }))
    await expect(await stage.findByRole('menuitemradio', { name: 'Recent First' })).toBeChecked()
  },
}

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: 'Sort by Recent First' }))
    await userEvent.click(await stage.findByRole('menuitemradio', { name: 'Oldest First' }))
    await expect(args.onChange).toHaveBeenCalledWith('oldest')
    await expect(stage.queryByRole('menu')).toBeNull()
  },
}
