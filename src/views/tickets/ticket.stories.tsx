import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { apiOf, rulesOf, scene } from '../../../.storybook/scene'
import { demoPeople, fail, hang, offline } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { endSession } from '../../core/session/session'

const meta = {
  title: 'Elements/Ticket · cp-ticket, conversation, chat, messages',
  id: 'elements-ticket',
  ...elementStory('cp-ticket', { person: 'ada' }),
  args: { 'ticket-id': 'TKT-M4XQ72PD', 'oncp-navigate': fn((event: Event) => event.preventDefault()) },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-ticket'>

const failed = fail(503, 'The help desk is being moved. Try again in a few minutes.')
const resolved = { 'ticket-id': 'TKT-Z3GV58LA' }
const written = 'Thank you.\nThe page is https://example.com/draft.'

const reply = (canvasElement: Element) => inside(canvasElement, 'cp-ticket').findByLabelText('Message')

export const Open: Story = {
  parameters: { leads: ['Send reply'] },
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText(/Expect a repair today/)).toBeVisible()
    await expect(ticket.getByRole('heading', { name: /cookie notice/ })).toBeVisible()
    // The messages are some hours old: shortly after midnight, some or all of them are from yesterday.
    const [latest] = ticket.getAllByText(/^(Today|Yesterday)$/)
    await expect(latest).toBeVisible()
  },
}

export const SeveralDays: Story = { tags: ['full'], args: { 'ticket-id': 'TKT-H8WK35TN' } }

/** A colleague has written, too: on the client's side, under a name. */
export const WithAColleague: Story = {
  args: { 'ticket-id': 'TKT-C6RB94JS' },
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText('Charles Babbage')).toBeVisible()
    await expect(ticket.getByText('You')).toBeVisible()
  },
}

export const NarrowWithAColleague: Story = { tags: ['full'], ...WithAColleague, globals: phone }

export const Resolved: Story = {
  tags: ['drawn'],
  args: resolved,
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText('This ticket has been resolved.')).toBeVisible()
    await expect(ticket.queryByLabelText('Message')).toBeNull()
  },
}

export const Reopened: Story = {
  args: { ...resolved, 'oncp-ticket-replied': fn() },
  play: async ({ canvasElement, args }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await userEvent.click(await ticket.findByRole('button', { name: 'Reopen Ticket' }))
    await fill(await reply(canvasElement), written)
    await fireEvent.keyDown(await reply(canvasElement), { key: 'Enter', ctrlKey: true })
    await expect(await ticket.findByRole('link', { name: 'https://example.com/draft' })).toBeVisible()
    await expect(await reply(canvasElement)).toHaveValue('')
    await expect(args['oncp-ticket-replied']).toHaveBeenCalledTimes(1)
  },
}

export const NothingWritten: Story = {
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await userEvent.click(await ticket.findByRole('button', { name: 'Send reply' }))
    await expect(ticket.getByText('Write a message, or attach a file.')).toBeVisible()
  },
}

export const Sending: Story = {
  parameters: scene({ rules: { replyTicket: hang() } }),
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await fill(await reply(canvasElement), written)
    await userEvent.click(ticket.getByRole('button', { name: 'Send reply' }))
    await expect(await (await findToasts()).findByText('Please Wait...')).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: scene({ rules: { replyTicket: offline() } }),
  play: async (context) => {
    const ticket = inside(context.canvasElement, 'cp-ticket')
    await fill(await reply(context.canvasElement), written)
    await userEvent.click(ticket.getByRole('button', { name: 'Send reply' }))
    await expect(await ticket.findByText(/Nothing is lost/)).toBeVisible()
    await expect(await reply(context.canvasElement)).toHaveValue(written)
  },
}

export const Answered: Story = {
  play: async (context) => {
    const ticket = inside(context.canvasElement, 'cp-ticket')
    await ticket.findByText(/Expect a repair today/)
    await apiOf(context).store.addMessage({
      clientId: 'client-ada',
      ticketId: 'TKT-M4XQ72PD',
      message: {
        message: 'It is repaired. Can you try again?',
        messageFrom: 'Tom Brandt',
        messageFromUserType: 'Staff',
        date: new Date().toISOString(),
        attachments: [],
      },
      uploads: [],
    })
    await expect(await ticket.findByText('It is repaired. Can you try again?')).toBeVisible()
    await expect(await ticket.findByText(/^New answer from Tom Brandt: It is repaired/)).toBeInTheDocument()
  },
}

export const Expired: Story = {
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await fill(await reply(canvasElement), written)
    endSession('expired')
    await expect(await ticket.findByText('Log in to go on')).toBeVisible()
    await expect(ticket.getByRole('textbox', { name: 'Email' })).toHaveValue(demoPeople.ada.email)
    await expect(ticket.getByLabelText('Password').matches(':focus')).toBe(true)
    await expect(await reply(canvasElement)).toHaveValue(written)
    await expect(ticket.getByText(/Expect a repair/)).toBeVisible()
  },
}

export const Missing: Story = {
  args: { 'ticket-id': 'TKT-OF-SOMEBODY' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-ticket').findByText('Ticket not found')).toBeVisible()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { ticket: hang() } }) }

export const Failed: Story = {
  parameters: scene({ rules: { ticket: failed } }),
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const ticket = inside(context.canvasElement, 'cp-ticket')
    await ticket.findByText(/Expect a repair today/)
    rulesOf(context).ticket = failed
    await apiOf(context).store.tell('client-ada', { name: 'ticket', target: 'TKT-M4XQ72PD' })
    await expect(await ticket.findByText(/The latest could not be loaded/)).toBeVisible()
    await expect(ticket.getByText(/Expect a repair today/)).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
const word = 'Qualitätsmanagementhandbuchüberarbeitung'
export const AnyTexts: Story = {
  parameters: scene({
    seed: (records) => ({
      ...records,
      tickets: records.tickets.map((ticket) => ({
        ...ticket,
        subject: word.repeat(3),
        messages: [
          '<b>bold</b> <img src=x onerror=alert(1)> <script>alert(1)</script>',
          '👩‍🚀🎉 👨‍👩‍👧‍👦',
          'هذا نص عربي طويل بعض الشيء، ومعه رابط https://example.com/ar',
          word.repeat(12),
          'javascript:alert(1) http://example.com/a?b=<i> (https://example.com/b).',
        ].map((message, index) => ({
          message,
          messageFrom: index % 2 ? 'Ada Lovelace' : `Maximiliane ${word}`,
          messageFromUserType: index % 2 ? 'Client' : 'Staff',
          date: new Date(Date.now() - (6 - index) * 3_600_000).toISOString(),
          attachments: [],
        })),
      })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText(/onerror=alert/)).toBeInTheDocument()
    await expect(ticket.queryByRole('link', { name: /javascript/ })).toBeNull()
    await waitFor(() => expect(ticket.getByRole('link', { name: 'https://example.com/b' })).toBeVisible())
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowAnyTexts: Story = { tags: ['full'], ...AnyTexts, globals: phone }
