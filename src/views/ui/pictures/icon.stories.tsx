import type { Meta, StoryObj } from '@storybook/react-vite'
import { AllIcons } from '../../../../.storybook/foundations/icons'
import { Icon } from './icon'
import { icons } from './icons'

const meta = {
  title: 'Blocks/Icon · illustration, drawing, symbol',
  id: 'blocks-icon',
  component: Icon,
  args: { path: icons.search },
  argTypes: { path: { control: 'select', options: Object.keys(icons), mapping: icons } },
} satisfies Meta<typeof Icon>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** All icons, and all illustrations. */
export const All: Story = { render: () => <AllIcons /> }
