import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from './buttons/button'
import { Link } from './buttons/link'
import { Card } from './card'
import { Avatar } from './pictures/avatar'
import { icons } from './pictures/icons'

const meta = {
  title: 'Blocks/Card · box, accordion',
  id: 'blocks-card',
  component: Card,
  args: {
    title: 'Business Consultant',
    children: (
      <div style={{ display: 'flex', gap: '.75rem', alignItems: 'center' }}>
        <Avatar initials="GH" size="large" />
        <div>
          <p style={{ fontWeight: 500 }}>Grace Hopper</p>
          <Link href="mailto:grace@example.com">grace@example.com</Link>
        </div>
      </div>
    ),
  },
} satisfies Meta<typeof Card>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const Whole: Story = {
  args: {
    title: 'Project Timeline',
    description: 'What happened lately, the newest first.',
    actions: <Button size="small">View Milestones</Button>,
    footer: (
      <Link href="#updates" variant="lone" icon={icons.chevronRight}>
        View More
      </Link>
    ),
  },
}

export const Narrow: Story = { tags: ['full'], ...Whole, parameters: { stage: '17.5rem' } }
export const Untitled: Story = { args: { title: undefined } }
