/** What `docs/design/patterns.md` says of single blocks, drawn with them. */
import { Badge } from '../../src/views/ui/badge'
import { Button } from '../../src/views/ui/buttons/button'
import { IconButton } from '../../src/views/ui/buttons/icon-button'
import { Link } from '../../src/views/ui/buttons/link'
import { Card } from '../../src/views/ui/card'
import { EmptyState } from '../../src/views/ui/feedback/empty-state'
import { Notice } from '../../src/views/ui/feedback/notice'
import { SkeletonLines } from '../../src/views/ui/feedback/skeleton'
import { Spinner } from '../../src/views/ui/feedback/spinner'
import { icons } from '../../src/views/ui/pictures/icons'
import { moreIcons } from '../../src/views/ui/pictures/more-icons'
import { Stage } from '../stage'
import type { Rule } from './do-and-dont'

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' } as const

const approval = 'The home page is ready for you.'
const retry = <Button size="small">Retry</Button>

const drawn: readonly Rule[] = [
  {
    title: 'One filled action',
    good: {
      text: 'What most clients come for is filled. The other one is outlined.',
      drawn: (
        <Card title="Please approve" description={approval}>
          <div style={row}>
            <Button variant="primary">Approve</Button>
            <Button>Ask for changes</Button>
          </div>
        </Card>
      ),
    },
    bad: {
      text: 'Both are filled. Neither leads.',
      drawn: (
        <Card title="Please approve" description={approval}>
          <div style={row}>
            <Button variant="primary">Approve</Button>
            <Button variant="primary">Ask for changes</Button>
          </div>
        </Card>
      ),
    },
  },
  {
    title: 'A busy button',
    good: {
      text: 'It waits in its own place, as wide as before, and can not be pressed again.',
      drawn: (
        <Button variant="primary" busy>
          Send reply
        </Button>
      ),
    },
    bad: {
      text: 'The button can still be pressed, and what waits stands elsewhere.',
      drawn: (
        <div style={row}>
          <Button variant="primary">Send reply</Button> <Spinner />
        </div>
      ),
    },
  },
  {
    title: 'Empty is not failed',
    good: {
      text: 'What could not be loaded says so, with a way to try again.',
      drawn: (
        <Card title="Payment History">
          <Notice tone="danger" action={retry}>
            The payments could not be loaded.
          </Notice>
        </Card>
      ),
    },
    bad: {
      text: 'It looks as if there were no payments.',
      drawn: (
        <Card title="Payment History">
          <EmptyState drawing="payments" title="No payments yet" compact />
        </Card>
      ),
    },
  },
  {
    title: 'An empty list with a next step',
    good: {
      text: 'It says what will stand here, and what to do.',
      drawn: (
        <Card title="Your tickets">
          <EmptyState
            drawing="tickets"
            title="No tickets yet"
            text="A question becomes a ticket."
            action={<Button icon={icons.plus}>Raise a ticket</Button>}
            compact
          />
        </Card>
      ),
    },
    bad: {
      text: 'A card without a word. Is it loading?',
      drawn: <Card title="Your tickets" />,
    },
  },
  {
    title: 'A list that loads',
    good: {
      text: 'Lines keep the room of what comes, so nothing moves.',
      drawn: (
        <Card title="Projects">
          <SkeletonLines lines={4} />
        </Card>
      ),
    },
    bad: {
      text: 'The page jumps when the list comes.',
      drawn: (
        <Card title="Projects">
          <Spinner />
        </Card>
      ),
    },
  },
  {
    title: 'One style of links',
    good: {
      text: 'What leads to more of the list looks the same below each of them.',
      drawn: (
        <div style={{ display: 'grid', gap: '1rem' }}>
          {['View All Projects', 'View All Payments'].map((words) => (
            <div key={words}>
              <Link href="#all" variant="lone" icon={icons.chevronRight}>
                {words}
              </Link>
            </div>
          ))}
        </div>
      ),
    },
    bad: {
      text: 'A link, and a button that only leads to a page.',
      drawn: (
        <div style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
          <Link href="#all">View All Projects</Link>
          <Button>View All Payments</Button>
        </div>
      ),
    },
  },
  {
    title: 'A title once',
    good: {
      text: 'One card around what belongs together.',
      drawn: (
        <Card title="Business Consultant">
          <span>Maya Okafor</span>
        </Card>
      ),
    },
    bad: {
      text: 'A card inside of a card with the same title.',
      drawn: (
        <Card title="Business Consultant">
          <Card title="Business Consultant">
            <span>Maya Okafor</span>
          </Card>
        </Card>
      ),
    },
  },
  {
    title: 'Red for what is wrong',
    good: {
      text: 'What is fine has a colour that says so, or none.',
      drawn: (
        <div style={row}>
          <Badge tone="green">Active</Badge> <Badge tone="neutral">Draft</Badge>{' '}
          <Badge tone="red">Action required</Badge>
        </div>
      ),
    },
    bad: {
      text: 'Red everywhere. What needs somebody is not found.',
      drawn: (
        <div style={row}>
          <Badge tone="red">Active</Badge> <Badge tone="red">Draft</Badge>{' '}
          <Badge tone="red">Action required</Badge>
        </div>
      ),
    },
  },
  {
    title: 'Words for what is rare',
    good: {
      text: 'A word beside the icon says what it does.',
      drawn: <Button icon={moreIcons.chat}>Ask about this file</Button>,
    },
    bad: {
      text: 'Everybody has to guess.',
      drawn: <IconButton icon={moreIcons.chat} label="Ask about this file" />,
    },
  },
]

const onStage = ({ text, drawn }: Rule['good']) => ({ text, drawn: <Stage>{drawn}</Stage> })

export const blockRules: readonly Rule[] = drawn.map(({ title, good, bad }) => ({
  title,
  good: onStage(good),
  bad: onStage(bad),
}))
