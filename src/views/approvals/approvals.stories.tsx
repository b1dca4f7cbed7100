import type { Meta, StoryContext } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { apiOf, rulesOf, scene } from '../../../.storybook/scene'
import { hang, offline } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const element = elementStory(
  'cp-project-updates',
  { person: 'ada' },
  'What the company asks a client to approve, in its updates: approved, or with what has to change.',
)
const meta = {
  title: 'Elements/Project updates · cp-project-updates, activity, news/Approvals',
  id: 'elements-project-updates-approvals',
  tags: ['pictures'],
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-project-updates'>

const updatesIn = (canvas: HTMLElement) => inside(canvas, 'cp-project-updates')

/** Presses "Approve", and waits for the question. @returns the button that sends it */
async function press(canvas: HTMLElement) {
  const updates = updatesIn(canvas)
  await userEvent.click(await updates.findByRole('button', { name: 'Approve' }))
  await updates.findByText('Approve Home page, version 3?')
  return updates.getByRole('button', { name: 'Approve' })
}

export const Waiting: Story = {
  parameters: { leads: ['Approve'] },
  play: async ({ canvasElement }) => {
    const group = within(await updatesIn(canvasElement).findByRole('group', { name: 'Home page, version 3' }))
    await expect(group.getByRole('button', { name: 'Approve' })).toBeVisible()
    await expect(group.getByRole('button', { name: 'Ask for changes' })).toBeVisible()
  },
}

/** A press asks once more, in the place of the buttons, and names what is approved. */
export const Asking: Story = {
  parameters: { leads: ['Approve'] },
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement)
    await waitFor(() => expect(button.matches(':focus')).toBe(true))
    await expect(button).toHaveAccessibleDescription(/Files: homepage-design\.png/)
  },
}

/** From then on, it says who has decided what, and when. */
export const Approved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(await press(canvasElement))
    const updates = updatesIn(canvasElement)
    const record = await updates.findByRole('group', { name: 'You approved Home page, version 3' })
    await waitFor(() => expect(record.matches(':focus')).toBe(true))
    await waitFor(() => expect(updates.queryByText(/^Action is required!/)).toBeNull())
  },
}

/** What is written stays until it is sent, also over a reload. */
export const AskingForChanges: Story = {
  parameters: { leads: ['Send'] },
  play: async ({ canvasElement }) => {
    const updates = updatesIn(canvasElement)
    await userEvent.click(await updates.findByRole('button', { name: 'Ask for changes' }))
    const field = await updates.findByRole('textbox', { name: 'What should be changed?' })
    await waitFor(() => expect(field.matches(':focus')).toBe(true))
    await fill(field, 'The logo is too small on a phone.')
  },
}

export const WordsNeeded: Story = {
  play: async ({ canvasElement }) => {
    const updates = updatesIn(canvasElement)
    await userEvent.click(await updates.findByRole('button', { name: 'Ask for changes' }))
    await userEvent.click(await updates.findByRole('button', { name: 'Send' }))
    await expect(await updates.findByText('Please write what should be changed.')).toBeVisible()
  },
}

export const ChangesRequested: Story = {
  play: async (context) => {
    await AskingForChanges.play?.(context)
    const updates = updatesIn(context.canvasElement)
    await userEvent.click(updates.getByRole('button', { name: 'Send' }))
    await expect(await updates.findByText('You asked for changes to Home page, version 3')).toBeVisible()
    await expect(updates.getByText('The logo is too small on a phone.')).toBeVisible()
  },
}

export const Sending: Story = {
  tags: ['full'],
  parameters: scene({ rules: { approve: hang() } }),
  play: async ({ canvasElement }) => {
    const button = await press(canvasElement)
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}

/** Without a connection, the question stays: the same is sent again, once. */
export const Offline: Story = {
  parameters: scene({ rules: { approve: offline() } }),
  play: async (context) => {
    await userEvent.click(await press(context.canvasElement))
    const updates = updatesIn(context.canvasElement)
    await expect(await updates.findByText(/Nothing is lost/)).toBeVisible()
    await expect(updates.getByText('Approve Home page, version 3?')).toBeVisible()
  },
}

const records = ({ loaded }: Pick<StoryContext, 'loaded'>) => apiOf({ loaded }).store

/** A colleague was faster: it says who and when, and shows the record. */
export const Late: Story = {
  tags: ['full'],
  play: async (context) => {
    const button = await press(context.canvasElement)
    rulesOf(context).approve = async (proceed) => {
      await records(context).addApprovalRecord('client-ada', {
        ...{ id: 'record-late', projectId: 'project-website-relaunch', approvalId: 'APR-4T8KQ2VN' },
        ...{ version: '3', decision: 'Approved', words: '', files: [] },
        ...{ by: 'Charles Babbage', byId: 'client-charles', createdAt: new Date().toISOString() },
      })
      return proceed()
    }
    await userEvent.click(button)
    const updates = updatesIn(context.canvasElement)
    await expect(await updates.findByText(/^Charles Babbage had already decided/)).toBeVisible()
    await expect(updates.getByText('Charles Babbage approved Home page, version 3')).toBeVisible()
  },
}

/** There is another version by now: the client is to look at it, and is asked again. */
export const Changed: Story = {
  play: async (context) => {
    const button = await press(context.canvasElement)
    rulesOf(context).approve = async (proceed) => {
      const approval = { id: 'APR-4T8KQ2VN', subject: 'Home page', version: '4' }
      await records(context).changeApproval('project-website-relaunch', approval)
      return proceed()
    }
    await userEvent.click(button)
    const updates = updatesIn(context.canvasElement)
    await expect(await updates.findByText(/Please look at Home page, version 4/)).toBeVisible()
    await expect(await updates.findByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

/** A server without the call: the answer is a ticket, and the update leads to it. */
export const ByTicket: Story = {
  parameters: scene({ lacks: ['approve'] }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await press(canvasElement))
    const updates = updatesIn(canvasElement)
    await (await findToasts()).findByText('Your reply was sent.')
    await expect(await updates.findByRole('link', { name: 'View your reply' })).toBeVisible()
  },
}

/** A host signs by a service of its own, and hands back the record. */
export const ByTheHost: Story = {
  args: {
    'oncp-approval': fn(({ detail }) =>
      detail.respondWith(
        Promise.resolve({
          ...{ id: 'signature-1', decision: 'Approved', by: 'Ada Lovelace', byId: 'client-ada' },
          ...{ at: new Date().toISOString(), files: [] },
        }),
      ),
    ),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await press(canvasElement))
    await waitFor(() =>
      expect(args['oncp-approval']).toHaveBeenCalledWith(
        expect.objectContaining({
          detail: expect.objectContaining({ subject: 'Home page', version: '3', decision: 'Approved' }),
        }),
      ),
    )
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const NarrowAsking: Story = { tags: ['full'], ...Asking, globals: phone }
export const NarrowChanges: Story = { tags: ['full'], ...AskingForChanges, globals: phone }
export const NarrowApproved: Story = { tags: ['full'], ...Approved, globals: phone }
