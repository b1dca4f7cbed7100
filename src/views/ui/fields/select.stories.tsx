import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Select } from './select'

const meta = {
  title: 'Blocks/Select · dropdown, choice',
  id: 'blocks-select',
  component: Select,
  args: {
    label: 'Service',
    placeholder: 'Choose one',
    defaultValue: '',
    options: [
      { value: 'web', label: 'Website' },
      { value: 'brand', label: 'Brand identity' },
    ],
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const select = onStage(canvasElement).getByLabelText('Service')
    await userEvent.selectOptions(select, 'Brand identity')
    await expect(select).toHaveValue('brand')
  },
}
export const WithError: Story = { args: { error: 'Choose what you are interested in.' } }
