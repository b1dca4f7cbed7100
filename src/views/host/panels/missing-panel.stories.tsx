import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { MissingPanel } from './missing-panel'

const meta = {
  title: 'Panels/Missing panel',
  component: MissingPanel,
  args: { attribute: 'service-id' },
} satisfies Meta<typeof MissingPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Missing: Story = {
  play: async ({ canvasElement }) => {
    const text = 'This part of the page is not set up: service-id is missing.'
    await expect(onStage(canvasElement).getByText(text)).toBeVisible()
  },
}
