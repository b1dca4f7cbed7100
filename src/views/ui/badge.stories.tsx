import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge, type BadgeTone } from './badge'

const words: Record<BadgeTone, string> = {
  amber: 'Pending',
  green: 'Active',
  red: 'Action Required',
  'dark-green': 'Completed',
  purple: 'On Hold',
  orange: 'Delayed',
  grey: 'Suspended',
  rose: 'Rejected',
  neutral: 'In review',
}

// Object.keys gives string[], although all keys are tones.
const tones = Object.keys(words) as BadgeTone[]

const meta = {
  title: 'Blocks/Badge · status, tag, label, chip',
  id: 'blocks-badge',
  component: Badge,
  args: { tone: 'green', children: 'Active' },
  argTypes: { tone: { control: 'select', options: tones } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '.5rem' }}>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {words[tone]}
        </Badge>
      ))}
    </div>
  ),
}
