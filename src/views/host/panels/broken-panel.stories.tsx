import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { LostError } from '../../../core/index'
import { BrokenPanel } from './broken-panel'

const meta = {
  title: 'Panels/Broken panel',
  component: BrokenPanel,
  args: { error: new Error('The view is broken.'), onRetry: fn() },
} satisfies Meta<typeof BrokenPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Broken: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getByText('Something went wrong here')).toBeVisible()
    await userEvent.click(stage.getByRole('button', { name: 'Retry' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

/** Its code could not be had. `Safe` asks for it again. */
export const Lost: Story = {
  args: { error: new LostError(() => Promise.resolve(), 'The line is broken.') },
  play: async ({ canvasElement }) => {
    await expect(onStage(canvasElement).getByText("This couldn't be loaded")).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], parameters: { stage: '17.5rem' } }
