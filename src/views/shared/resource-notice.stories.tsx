import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../.storybook/stage'
import { $payments } from '../../core/index'
import { ResourceNotice } from './resource-notice'

const retry = fn()

const meta = {
  title: 'Panels/Resource notice',
  component: ResourceNotice,
  args: { resource: { status: 'loading', slow: true }, store: { ...$payments, retry } },
} satisfies Meta<typeof ResourceNotice>
export default meta
type Story = StoryObj<typeof meta>

/** Shown after ten seconds without an answer. */
export const Slow: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await expect(stage.getByText('This is taking longer than usual.')).toBeVisible()
    await userEvent.click(stage.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const SlowNarrow: Story = { tags: ['full'], parameters: { stage: '17.5rem' } }
