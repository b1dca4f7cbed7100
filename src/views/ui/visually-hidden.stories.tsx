import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onStage } from '../../../.storybook/stage'
import { Icon } from './pictures/icon'
import { icons } from './pictures/icons'
import { VisuallyHidden } from './visually-hidden'

const meta = {
  title: 'Blocks/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Completed' },
} satisfies Meta<typeof VisuallyHidden>
export default meta

export const BesideAnIcon: StoryObj<typeof meta> = {
  render: (props) => (
    <p>
      <Icon path={icons.check} />
      <VisuallyHidden {...props} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(onStage(canvasElement).getByText('Completed').getBoundingClientRect().width).toBeLessThan(2)
  },
}
