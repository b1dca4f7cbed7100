import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Progress } from './progress'

const meta = {
  title: 'Blocks/Progress',
  component: Progress,
  args: { label: 'Milestones', segments: [1, 1, 0.7, 0, 0], valueText: '2 of 5 milestones completed' },
} satisfies Meta<typeof Progress>
export default meta
type Story = StoryObj<typeof meta>

export const Segments: Story = {
  play: async ({ canvasElement }) => {
    await expect(onStage(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '54')
  },
}
export const Bar: Story = { args: { label: 'Uploading', segments: [0.42], valueText: undefined } }
export const Unknown: Story = { args: { label: 'Uploading', segments: [], valueText: undefined } }
export const Many: Story = {
  parameters: { stage: '17.5rem' },
  args: { segments: Array.from({ length: 40 }, (_, index) => (index < 17 ? 1 : 0)), valueText: undefined },
}
