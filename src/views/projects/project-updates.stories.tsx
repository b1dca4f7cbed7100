import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { updatesOf } from '../../core/index'
import { endSession } from '../../core/session/session'

const element = elementStory('cp-project-updates', { person: 'ada' })
const meta = {
  title: 'Elements/Project updates · cp-project-updates, activity, news',
  id: 'elements-project-updates',
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-project-updates'>

export const Full: Story = {
  parameters: { leads: ['Approve'] },
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await expect(await updates.findByText('What your customers told us')).toBeVisible()
    await expect(
      updates.getByText('List of all the services that you have used will appear here'),
    ).toBeVisible()
    const address = await updates.findByRole('link', {
      name: 'https://preview.example.com/lovelace-instruments',
    })
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(updates.getByRole('link', { name: 'Having troubles? Raise Ticket Now.' })).toHaveAttribute(
      'href',
      '/support/raise-ticket',
    )
  },
}

/** Updates that ask for an answer, and for no approval. */
const answerable = scene({
  seed: (records) => ({ ...records, updates: records.updates.map((each) => ({ ...each, approval: null })) }),
  settings: { brand: { providerLabel: 'Northlight' } },
})

/** The update offers answers: a press puts the words into the form, and the next one sends them. */
export const Answering: Story = {
  tags: ['drawn'],
  parameters: answerable,
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await userEvent.click(await updates.findByRole('button', { name: 'Approve' }))
    const send = await updates.findByRole('button', { name: 'Send reply' })
    await waitFor(() => expect(send.matches(':focus')).toBe(true))
    await expect(updates.getByRole('textbox', { name: 'Message' })).toHaveValue('Approve')
  },
}

/** What is answered waits for the company: the banner is gone, and the reply is a click away. */
export const Answered: Story = {
  tags: ['drawn'],
  parameters: answerable,
  play: async (context) => {
    await Answering.play?.(context)
    const updates = inside(context.canvasElement, 'cp-project-updates')
    await userEvent.keyboard('{Enter}')
    await expect(await updates.findByText('Northlight will look at it')).toBeVisible()
    await expect(updates.getByRole('link', { name: 'View your reply' })).toBeVisible()
    await waitFor(() => expect(updates.queryByText(/^Action is required!/)).toBeNull())
  },
}

/** The company counts it as answered, though there is no ticket. */
export const AnsweredElsewhere: Story = {
  args: { 'service-id': 'project-calibration-booking' },
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await expect(await updates.findByText('You have replied')).toBeVisible()
    await expect(updates.queryByText(/^Action is required!/)).toBeNull()
  },
}

/** Where a reply is all that is asked for, it leads. */
export const ReplyNeeded: Story = {
  tags: ['drawn'],
  args: { 'service-id': 'project-stock-forecast' },
  parameters: { leads: ['Reply'] },
  play: async ({ canvasElement }) => {
    const reply = 'Reply to We need the order data from Lyon'
    await expect(
      await inside(canvasElement, 'cp-project-updates').findByRole('button', { name: reply }),
    ).toBeVisible()
  },
}

/** The client replies where the update stands. The message has the focus; nothing else is asked for. */
export const Replying: Story = {
  args: ReplyNeeded.args,
  parameters: { leads: ['Send reply'] },
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await userEvent.click(
      await updates.findByRole('button', { name: 'Reply to We need the order data from Lyon' }),
    )
    const message = await updates.findByRole('textbox', { name: 'Message' })
    await waitFor(() => expect(message.matches(':focus')).toBe(true))
    await fill(message, 'We approve it.')
  },
}

/** The update then leads to the ticket that the reply became. */
export const Replied: Story = {
  args: Replying.args,
  play: async (context) => {
    await Replying.play?.(context)
    const updates = inside(context.canvasElement, 'cp-project-updates')
    await userEvent.click(updates.getByRole('button', { name: 'Send reply' }))
    await (await findToasts()).findByText('Your reply was sent.')
    await expect(await updates.findByRole('link', { name: 'View your reply' })).toBeVisible()
    await expect(updates.queryByRole('textbox')).toBeNull()
  },
}

/** Unsent text stays on screen when the session expires, and so does what it is about. */
export const Expired: Story = {
  tags: ['full'],
  args: Replying.args,
  play: async (context) => {
    await Replying.play?.(context)
    const updates = inside(context.canvasElement, 'cp-project-updates')
    endSession('expired')
    await expect(await updates.findByText('Log in to go on')).toBeVisible()
    await expect(updates.getByDisplayValue('We approve it.')).toBeVisible()
    await expect(updates.getByText('We need the order data from Lyon')).toBeVisible()
  },
}

/** A file opens in a dialog; its link opens it in a new tab. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await userEvent.click(await updates.findByRole('link', { name: 'homepage-design.png' }))
    await expect(await updates.findByRole('img', { name: 'Preview of homepage-design.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(updates.getByRole('link', { name: 'statement-of-work.pdf' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const Empty: Story = {
  parameters: scene({ seed: (records) => ({ ...records, updates: [] }) }),
}
export const Failed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { serviceUpdates: fail(500, 'The archive is closed.') } }),
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await expect(await updates.findByText("This couldn't be loaded")).toBeVisible()
    await expect(await (await findToasts()).findByRole('alert')).toHaveTextContent('The archive is closed.')
  },
}
export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { serviceUpdates: hang() } }) }

export const Stale: Story = {
  tags: ['full'],
  play: goesStale({
    tag: 'cp-project-updates',
    text: 'Please approve the home page',
    rules: { serviceUpdates: fail(500, 'The archive is closed.') },
    refresh: () => updatesOf('project-website-relaunch').refresh(),
  }),
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowAnswered: Story = { tags: ['full'], ...Answered, globals: phone }
