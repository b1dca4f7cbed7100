import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { Segmented, type SegmentedProps } from './segmented'

const labels = ['All', 'Active', 'Pending', 'On Hold', 'Delivered', 'Delayed', 'Rejected', 'Suspended']

function Chosen(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value)
  const options = props.options.map((option) => ({
    ...option,
    count: option.value === value ? 12 : undefined,
  }))
  return <Segmented {...props} options={options} value={value} onChange={setValue} />
}

const meta = {
  title: 'Blocks/Segmented · tabs, toggle, switch',
  id: 'blocks-segmented',
  component: Segmented,
  render: (props) => <Chosen {...props} />,
  args: {
    label: 'Status',
    options: labels.map((label) => ({ value: label, label })),
    value: 'All',
    onChange: fn(),
  },
} satisfies Meta<typeof Segmented<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Statuses: Story = {
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    await userEvent.click(stage.getByLabelText('Pending'))
    await expect(stage.getByRole('radio', { name: 'Pending 12' })).toBeChecked()
  },
}
export const Narrow: Story = { tags: ['full'], parameters: { stage: '17.5rem' } }
