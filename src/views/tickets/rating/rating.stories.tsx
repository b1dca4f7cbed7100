import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { fill, inside } from '../../../../.storybook/inside'
import { scene } from '../../../../.storybook/scene'
import { fail } from '../../../../.storybook/server'
import { phone } from '../../../../.storybook/viewports'

const meta = {
  title: 'Elements/Ticket · cp-ticket, conversation, chat, messages/Did it help? · rating, feedback, survey',
  id: 'elements-ticket-rating',
  tags: ['pictures'],
  ...elementStory(
    'cp-ticket',
    { person: 'ada' },
    'The one question after a ticket is resolved: three faces, and a line that may be added. It is there where your server keeps the answers. It is no survey: it stands in place, and can be left alone.',
  ),
  args: { 'ticket-id': 'TKT-Z3GV58LA' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-ticket'>

export const Asked: Story = {
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByRole('radiogroup', { name: 'Did this help?' })).toBeVisible()
    await expect(ticket.queryByLabelText('What should we know?')).toBeNull()
  },
}

/** A face is saved at once; then, one line can be added. */
export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await userEvent.click(await ticket.findByRole('radio', { name: 'Partly' }))
    await expect(await ticket.findByText('Saved. Thank you.')).toBeVisible()
    await fill(await ticket.findByLabelText('What should we know?'), 'It took a week.')
  },
}

export const Rated: Story = {
  play: async (context) => {
    await Chosen.play?.(context)
    const ticket = inside(context.canvasElement, 'cp-ticket')
    await userEvent.click(ticket.getByRole('button', { name: 'Send' }))
    await expect(await ticket.findByText('You said that it helped partly.')).toBeVisible()
    await expect(ticket.getByRole('button', { name: 'Change' })).toBeVisible()
  },
}

/** The time is over: it stands there. */
export const RatedLongAgo: Story = {
  tags: ['full'],
  args: { 'ticket-id': 'TKT-Q9TN26EF' },
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText('You said that it helped.')).toBeVisible()
    await expect(ticket.queryByRole('button', { name: 'Change' })).toBeNull()
  },
}

export const Refused: Story = {
  parameters: scene({ rules: { rateTicket: fail(503, 'The help desk is being moved.') } }),
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await userEvent.click(await ticket.findByRole('radio', { name: 'No' }))
    await expect(await ticket.findByText(/Nothing is lost/)).toBeVisible()
    await expect(ticket.getByRole('radio', { name: 'No' })).toBeChecked()
  },
}

/** A server without the call asks nothing. */
export const Unrated: Story = {
  parameters: scene({ lacks: ['rateTicket'] }),
  play: async ({ canvasElement }) => {
    const ticket = inside(canvasElement, 'cp-ticket')
    await expect(await ticket.findByText('This ticket has been resolved.')).toBeVisible()
    await expect(ticket.queryByText('Did this help?')).toBeNull()
  },
}

export const Narrow: Story = { tags: ['full'], ...Chosen, globals: phone }
