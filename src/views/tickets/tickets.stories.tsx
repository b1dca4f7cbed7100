import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $tickets } from '../../core/index'

const meta = {
  title: 'Elements/Tickets · cp-tickets, support, help, questions',
  id: 'elements-tickets',
  ...elementStory('cp-tickets', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-tickets'>

const failed = fail(503, 'The help desk is being moved. Try again in a few minutes.')
const settled = 'Second invoice address'

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await expect(await tickets.findByText(settled)).toBeVisible()
    await expect(tickets.getByRole('heading', { name: 'Support' })).toBeVisible()
    await expect(tickets.getByRole('link', { name: 'Raise a ticket' })).toBeVisible()
    // What the bell knows to be read is no news.
    await waitFor(() => expect(tickets.getAllByText('New answer')).toHaveLength(2))
  },
}

export const Opened: Story = {
  args: { 'oncp-navigate': fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await userEvent.click(await tickets.findByRole('link', { name: /View Details.*Second invoice address/ }))
    await expect(args['oncp-navigate']).toHaveBeenCalledWith(
      expect.objectContaining({
        detail: expect.objectContaining({ route: 'ticket', params: { ticketId: 'TKT-C6RB94JS' } }),
      }),
    )
  },
}

export const ActionRequired: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await tickets.findByText(settled)
    await userEvent.click(tickets.getByRole('radio', { name: /Action Required/ }))
    await expect(tickets.getByText('Order data of the Lyon warehouse')).toBeVisible()
    await expect(tickets.queryByText(settled)).toBeNull()
  },
}

export const OldestFirst: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await tickets.findByText(settled)
    await userEvent.click(tickets.getByRole('button', { name: /Sort by/ }))
    await userEvent.click(await tickets.findByRole('menuitemradio', { name: 'Oldest First' }))
    const ids = tickets.getAllByText(/^TKT-/).map((cell) => cell.textContent)
    await expect(ids[0]).toMatch(/^TKT-B5YD83KU/)
  },
}

export const NothingMatches: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await tickets.findByText(settled)
    await fill(tickets.getByRole('searchbox'), 'no such ticket')
    await expect(await tickets.findByText('Nothing matches')).toBeVisible()
    await expect(tickets.getByText('Search by ticket id or description', { selector: 'p *' })).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await expect(await tickets.findByText('Looks like everything is going great!')).toBeVisible()
    await expect(tickets.getByText('Raise a ticket to see in your tickets log')).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({ rules: { tickets: hang() } }),
  play: async ({ canvasElement }) => {
    const table = await inside(canvasElement, 'cp-tickets').findByRole('table', { busy: true })
    await expect(table).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { tickets: failed } }),
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await expect(await tickets.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await (await findToasts()).findByRole('alert')).toHaveTextContent('being moved')
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: goesStale({
    tag: 'cp-tickets',
    text: settled,
    rules: { tickets: failed },
    refresh: () => $tickets.refresh(),
  }),
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = {
  tags: ['full'],
  args: ownContent('cp-tickets'),
  parameters: scene({ person: 'new' }),
}
export const Pages: Story = {
  tags: ['full'],
  args: { 'page-size': 2 },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-tickets').findByText('Page 1 of 3')).toBeVisible()
  },
}

export const ManyRows: Story = {
  tags: ['full'],
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    const tickets = inside(canvasElement, 'cp-tickets')
    await waitFor(() => expect(tickets.getByRole('table')).toHaveAttribute('aria-rowcount', '2001'))
  },
}

export const LongTexts: Story = {
  tags: ['full'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      tickets: records.tickets.map((ticket, index) => ({
        ...ticket,
        subject:
          index % 2 ? 'Qualitätsmanagementhandbuchüberarbeitung'.repeat(3) : `${ticket.subject} `.repeat(6),
        status: index % 3 ? ticket.status : 'Waiting for your approval',
      })),
    }),
  }),
}
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }
