import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Pagination } from './pagination'

const meta = {
  title: 'Blocks/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of payments',
    page: 1,
    pages: 5,
    text: 'Page 1 of 5',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    onPage: fn(),
  },
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(stage.getByRole('button', { name: 'Previous' }))
    await expect(args.onPage).not.toHaveBeenCalled()
    await userEvent.click(stage.getByRole('button', { name: 'Next' }))
    await expect(args.onPage).toHaveBeenCalledWith(2)
  },
}
export const Narrow: Story = {
  tags: ['full'],
  args: { page: 3, text: 'Page 3 of 5' },
  parameters: { stage: '17.5rem' },
}
