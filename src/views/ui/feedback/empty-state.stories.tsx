import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../buttons/button'
import { type DrawingName, drawings } from '../pictures/drawings'
import { icons } from '../pictures/icons'
import { EmptyState } from './empty-state'

// Object.keys gives string[], although all keys are names of drawings.
const names = Object.keys(drawings) as DrawingName[]

const meta = {
  title: 'Blocks/Empty state · nothing, blank',
  id: 'blocks-empty-state',
  component: EmptyState,
  args: {
    drawing: 'tickets',
    title: 'Looks like everything is going great!',
    text: 'Raise a ticket to see in your tickets log',
    action: 'a button',
  },
  argTypes: {
    drawing: { control: 'select', options: names },
    action: {
      control: 'inline-radio',
      options: ['a button', 'none'],
      mapping: { 'a button': <Button icon={icons.plus}>Raise a ticket</Button>, none: undefined },
    },
  },
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const Compact: Story = { args: { compact: true, action: 'none' }, parameters: { stage: '17.5rem' } }
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill,minmax(14rem,1fr))' }}>
      {names.map((name) => (
        <EmptyState key={name} drawing={name} title={name} text="A sentence that says what will be here." />
      ))}
    </div>
  ),
}
