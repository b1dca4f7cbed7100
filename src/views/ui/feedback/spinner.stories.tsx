import type { Meta, StoryObj } from '@storybook/react-vite'
import { Spinner } from './spinner'

const meta = {
  title: 'Blocks/Spinner · loading, wait',
  id: 'blocks-spinner',
  component: Spinner,
  // It has nothing to control.
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof Spinner>
export default meta

export const Default: StoryObj<typeof meta> = {}
