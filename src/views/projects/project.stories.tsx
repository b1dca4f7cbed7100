import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { inSeveralCurrencies } from '../../../.storybook/currencies'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { projectOf } from '../../core/index'

const element = elementStory('cp-project', { person: 'ada' })
const meta = {
  title: 'Elements/Project · cp-project, service, approval',
  id: 'elements-project',
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-project'>

const of = (slug: string): Story => ({ args: { 'service-id': `project-${slug}` } })

export const ActionRequired: Story = {
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByRole('heading', { name: 'Website relaunch' })).toBeVisible()
    const banner = 'Action is required! Please check your Notification for more update.'
    await expect(await project.findByText(banner)).toBeVisible()
    await expect(await project.findByText('2 of 5 milestones completed')).toBeVisible()
    const bar = project.getByRole('progressbar', { name: 'Milestones' })
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5 milestones completed')
    await expect(project.getByText('Pending Payment').parentElement).toHaveTextContent('$24,250.00')
    // What remains is told once.
    await expect(project.getByText('Paid').closest('dl')).toHaveTextContent(/^Paid\$24,250\.00Due /)
    await expect(project.queryByText('Remaining')).toBeNull()
    // Only the two most recent updates are shown.
    const timeline = within(project.getByRole('region', { name: 'Project Timeline' }))
    await expect(timeline.getByText('Please approve the home page')).toBeVisible()
    await expect(timeline.getByText('Product finder connected to your stock system')).toBeVisible()
    await expect(timeline.queryByText('Design system finished')).toBeNull()
    await expect(await project.findByRole('button', { name: 'Approvals (2)' })).toBeVisible()
    const path = '/services/service/project-website-relaunch'
    const leadsTo = (name: string) => project.getByRole('link', { name }).getAttribute('href')
    await expect(leadsTo('View Milestones')).toBe(`${path}/view-milestones`)
    await expect(leadsTo('View More')).toBe(`${path}/project-updates`)
  },
}

export const Active = of('calibration-booking')
export const Pending: Story = { tags: ['full'], ...of('data-warehouse') }
export const OnHold: Story = { tags: ['drawn', 'full'], ...of('trade-fair-stand') }
export const Delivered: Story = { tags: ['drawn', 'full'], ...of('nordic-market-study') }
export const Completed: Story = { tags: ['full'], ...of('accessibility-audit') }
export const Delayed: Story = { tags: ['full'], ...of('stock-forecast') }
export const Rejected: Story = { tags: ['full'], ...of('employer-film') }
export const Suspended: Story = { tags: ['full'], ...of('printed-catalogue') }

/** The project and its payments are in a currency of their own. */
export const InEuros: Story = {
  tags: ['full'],
  ...Active,
  parameters: scene({ seed: inSeveralCurrencies, settings: { routes: { pay: '/pay' } } }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByRole('link', { name: 'Pay €18,000.00' })).toBeVisible()
    // What was paid, and the payment.
    await waitFor(() => expect(project.getAllByText('€18,000.00').length).toBeGreaterThan(1))
  },
}

/** A part of what remains is due: that alone can be paid. */
export const Due: Story = {
  parameters: scene({ settings: { routes: { pay: '/pay' } } }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByRole('link', { name: 'Pay $12,125.00' })).toBeVisible()
    await expect(project.getByText('Pending Payment').parentElement).toHaveTextContent('$24,250.00')
    await expect(project.getByText(/^Due /).parentElement).toHaveTextContent('$12,125.00')
  },
}

export const Overdue: Story = {
  tags: ['drawn', 'full'],
  ...of('newsletter'),
  parameters: scene({ settings: { routes: { pay: '/pay' } } }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText(/^Overdue since /)).toBeVisible()
    await expect(project.getByRole('link', { name: 'Pay $4,320.00' })).toBeVisible()
  },
}

/** What remains is told, and asked of nobody. */
export const NothingDue: Story = {
  tags: ['full'],
  ...of('trade-fair-stand'),
  parameters: scene({ settings: { routes: { pay: '/pay' } } }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText('Pending Payment')).toBeVisible()
    await expect(project.queryByRole('link', { name: /^Pay/ })).toBeNull()
  },
}

export const NoMilestones: Story = {
  parameters: scene({ seed: (records) => ({ ...records, milestones: [], updates: [] }) }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText('No updates yet')).toBeVisible()
    await expect(project.queryByRole('link', { name: 'View Milestones' })).toBeNull()
  },
}

export const UnassignedConsultant: Story = {
  tags: ['full'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      clients: records.clients.map((client) => ({ ...client, consultantId: null })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText("Business consultant haven't been assigned yet")).toBeVisible()
  },
}

/** A failed request for milestones is logged. The rest of the page is shown, and there is no toast. */
export const MilestonesFailed: Story = {
  parameters: scene({ rules: { milestones: fail(500, 'No milestones today.') } }),
  beforeEach: () => {
    const logged = spyOn(console, 'error').mockImplementation(() => {})
    return () => logged.mockRestore()
  },
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    const timeline = within(await project.findByRole('region', { name: 'Project Timeline' }))
    await expect(await timeline.findByText('Please approve the home page')).toBeVisible()
    await expect(
      await timeline.findByText("The milestones couldn't be loaded: No milestones today."),
    ).toBeVisible()
    await expect(timeline.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(console.error).toHaveBeenCalledWith(
      'Error during fetching milestones.',
      expect.objectContaining({ message: 'No milestones today.' }),
    )
    await expect(document.querySelector('cp-toaster')).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({
    rules: { service: hang(), serviceUpdates: hang(), milestones: hang(), files: hang() },
  }),
}

export const Failed: Story = {
  parameters: scene({ rules: { service: fail(500, 'The archive is closed.') } }),
  play: async ({ canvasElement }) => {
    await expect(
      await inside(canvasElement, 'cp-project').findByText("This couldn't be loaded"),
    ).toBeVisible()
    await expect(await (await findToasts()).findByRole('alert')).toHaveTextContent('The archive is closed.')
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: goesStale({
    tag: 'cp-project',
    text: 'Precision instruments',
    rules: { service: fail(500, 'The archive is closed.') },
    refresh: () => projectOf('project-website-relaunch').refresh(),
  }),
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-project') }
export const NotFound: Story = {
  args: { 'service-id': 'nobody-knows' },
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText('Project not found')).toBeVisible()
    await expect(project.getByRole('link', { name: 'Back to the project history' })).toBeVisible()
  },
}

export const WithoutServiceId: Story = {
  args: { 'service-id': '' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-project').findByText(/service-id is missing/)).toBeVisible()
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }
