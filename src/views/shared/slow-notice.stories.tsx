import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../.storybook/stage'
import { SlowNotice } from './slow-notice'

const meta = {
  title: 'Panels/Slow notice',
  component: SlowNotice,
  args: { onCancel: fn() },
} satisfies Meta<typeof SlowNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Shown in a form after ten seconds without an answer. */
export const Slow: Story = {
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getByRole('alert')).toHaveTextContent('This is taking longer than usual.')
    await userEvent.click(stage.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalled()
  },
}

/** In a form that has a Cancel of its own. */
export const WithoutCancel: Story = { tags: ['full'], args: { onCancel: undefined } }
export const Narrow: Story = { tags: ['full'], parameters: { stage: '17.5rem' } }
