import type { Meta } from '@storybook/react-vite'
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang, offline } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $projects, $tickets } from '../../core/index'

const meta = {
  title: 'Elements/Attention · cp-attention, to do, waits for the client',
  id: 'elements-attention',
  ...elementStory('cp-attention', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-attention'>

/** Silences `console.error`, because a failed request for milestones is logged. */
const silenced = () => {
  const logged = spyOn(console, 'error').mockImplementation(() => {})
  return () => logged.mockRestore()
}

export const Waiting: Story = {
  args: { 'oncp-attention-change': fn() },
  play: async ({ canvasElement, args }) => {
    const attention = inside(canvasElement, 'cp-attention')
    const update = await attention.findByRole('link', { name: 'Please approve the home page' })
    await expect(update).toHaveAttribute('href', '/services/service/project-website-relaunch/project-updates')
    const rows = attention.getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    await expect(rows[0]).toHaveTextContent('$34,445.00')
    await expect(rows[2]).toHaveTextContent('Reply needed')
    // This update names that ticket: it is one duty.
    await expect(attention.queryByText('We need the order data from Lyon')).toBeNull()
    // What is overdue there is the company's to do.
    await expect(attention.queryByText('Forecast for all instruments')).toBeNull()
    await expect(attention.getByRole('link', { name: 'Order data of the Lyon warehouse' })).toHaveAttribute(
      'href',
      '/support/ticket/TKT-H8WK35TN',
    )
    await expect(args['oncp-attention-change']).toHaveBeenCalledOnce()
  },
}

/** Who approves here sees what: the whole text with its links, and a picture, not cropped, that opens in front of the page, before the second press. It alone leads. */
export const Approving: Story = {
  tags: ['drawn'],
  parameters: { ...scene({ settings: { routes: { pay: '/pay' } } }), leads: ['Approve'] },
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await userEvent.click(await attention.findByRole('button', { name: 'Approve' }))
    await expect(await attention.findByRole('link', { name: /^https:\/\/preview/ })).toBeVisible()
    const text = attention.getByText(/^The home page is ready .* the launch date stands\.$/s)
    await expect(text.clientWidth).toBeLessThan(480)
    // Its beginning stands in the closed row alone.
    await expect(attention.getByText(/^The home page is ready .* shows the$/)).not.toBeVisible()
    const picture = await attention.findByRole('img', { name: 'homepage-design.png' })
    await waitFor(() => expect(picture).toBeVisible())
    await expect(picture.clientWidth).toBeGreaterThan(320)
    await expect(getComputedStyle(picture).objectFit).toBe('contain')
    await expect(attention.getByText('Approve Home page, version 3?')).toBeVisible()
    await userEvent.click(picture)
    const viewer = await attention.findByRole('dialog', { name: 'homepage-design.png' })
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }))
    await expect(await attention.findByText('Approve Home page, version 3?')).toBeVisible()
  },
}

/** Who looks at the picture decides there: a line takes the place of the row, the viewer goes, and the focus is on the line. */
export const ApprovingBesideTheFile: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await userEvent.click(await attention.findByRole('button', { name: 'Approve' }))
    await userEvent.click(await attention.findByRole('img', { name: 'homepage-design.png' }))
    const viewer = await attention.findByRole('dialog', { name: 'homepage-design.png' })
    const approve = within(viewer).getByRole('button', { name: 'Approve' })
    // Enter is for the file, until the client goes to the button.
    await expect(approve.matches(':focus')).toBe(false)
    await userEvent.click(approve)
    await waitFor(() => expect(attention.queryByText('Please approve the home page')).toBeNull())
    await expect(attention.queryByRole('dialog')).toBeNull()
    const line = await attention.findByText('You approved Home page, version 3')
    await waitFor(() => expect(line.closest('p:focus')).toBeVisible())
  },
}

/** An update that the client has answered waits for the company, and is not counted. */
export const Answered: Story = {
  tags: ['drawn'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      updates: records.updates.map((update) => ({ ...update, approval: null, answered: true })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await expect(
      await attention.findByRole('link', { name: 'Order data of the Lyon warehouse' }),
    ).toBeVisible()
    await expect(attention.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Nothing: Story = {
  tags: ['drawn'],
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await expect(await attention.findByText('Nothing is waiting for you')).toBeVisible()
  },
}

/** A button shows more than five items. Updates and milestones are searched in five projects only. */
export const Many: Story = {
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    const button = await attention.findByRole('button', { name: 'Show all (667)' })
    await expect(attention.getAllByRole('listitem')).toHaveLength(5)
    await expect(attention.getByText(/^Approvals of older projects/)).toBeVisible()
    await userEvent.click(button)
    await expect(attention.getAllByRole('listitem')).toHaveLength(667)
    await userEvent.click(attention.getByRole('button', { name: 'Show fewer' }))
    await expect(attention.getAllByRole('listitem')).toHaveLength(5)
  },
}

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({ rules: { tickets: hang() } }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-attention').findByText('Loading…')).toBeInTheDocument()
  },
}

/** The loaded items are shown. A notice names the sources that failed, and has a Retry button. */
export const PartlyFailed: Story = {
  parameters: scene({ rules: { tickets: fail(500, 'No.'), milestones: fail(500, 'No milestones today.') } }),
  beforeEach: silenced,
  play: async (context) => {
    const attention = inside(context.canvasElement, 'cp-attention')
    await expect(await attention.findByText(/Not loaded: Tickets and Milestones/)).toBeVisible()
    await waitFor(() => expect(attention.getAllByRole('listitem')).toHaveLength(3))
    const rules = rulesOf(context)
    delete rules.tickets
    delete rules.milestones
    // The ticket takes the place of the update that names it.
    const update = attention.getByRole('link', { name: 'We need the order data from Lyon' })
    await userEvent.click(attention.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(update).not.toBeInTheDocument())
    const ticket = { name: 'Order data of the Lyon warehouse' }
    await expect(await attention.findByRole('link', ticket)).toBeVisible()
    await expect(attention.getAllByRole('listitem')).toHaveLength(3)
  },
}

/** When nothing could be loaded, the element doesn't claim that nothing waits. */
export const Failed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { services: offline(), tickets: fail(500, 'The desk is closed.') } }),
  args: { 'oncp-attention-change': fn() },
  play: async ({ canvasElement, args }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await expect(await attention.findByText('The desk is closed.')).toBeInTheDocument()
    await expect(attention.queryByText('Nothing is waiting for you')).toBeNull()
    await expect(args['oncp-attention-change']).not.toHaveBeenCalled()
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const attention = inside(context.canvasElement, 'cp-attention')
    await attention.findByRole('link', { name: 'Please approve the home page' })
    Object.assign(rulesOf(context), { services: offline(), tickets: offline() })
    $projects.refresh()
    $tickets.refresh()
    await expect(await attention.findByText(/The latest could not be loaded/)).toBeVisible()
    await waitFor(() => expect(attention.getAllByRole('listitem')).toHaveLength(3))
  },
}

export const SignedOut: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-attention').findByText('You are signed out')).toBeVisible()
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowNothing: Story = { tags: ['full'], ...Nothing, globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }
