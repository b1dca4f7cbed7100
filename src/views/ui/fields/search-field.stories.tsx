import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage, stageOf } from '../../../../.storybook/stage'
import { SearchField, type SearchFieldProps } from './search-field'

function Filled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

const meta = {
  title: 'Blocks/Search field',
  component: SearchField,
  render: (props) => <Filled {...props} />,
  args: { label: 'Search payments', value: '', clearLabel: 'Clear search', onChange: fn() },
} satisfies Meta<typeof SearchField>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Searching: Story = {
  args: { value: 'REF-20' },
  play: async ({ canvasElement }) => {
    const stage = onStage(canvasElement)
    const field = stage.getByRole('searchbox', { name: 'Search payments' })
    await userEvent.click(stage.getByRole('button', { name: 'Clear search' }))
    await expect(field).toHaveValue('')
    await expect(stageOf(canvasElement).activeElement).toBe(field)
    await userEvent.type(field, 'REF-30')
    await expect(field).toHaveValue('REF-30')
  },
}
