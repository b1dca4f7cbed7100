import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { goesStale } from '../../../../.storybook/goes-stale'
import { inside } from '../../../../.storybook/inside'
import { scene } from '../../../../.storybook/scene'
import { fail, hang } from '../../../../.storybook/server'
import { phone } from '../../../../.storybook/viewports'
import { milestonesOf } from '../../../core/index'

const element = elementStory('cp-milestones', { person: 'ada' })
const meta = {
  title: 'Elements/Milestones · cp-milestones, timeline, plan',
  id: 'elements-milestones',
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-milestones'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const milestones = inside(canvasElement, 'cp-milestones')
    await expect(await milestones.findByText('Launch and hand-over')).toBeVisible()
    await expect(milestones.getByText('View all the milestones and timeline of the project')).toBeVisible()
    const list = within(milestones.getByRole('region', { name: 'All Milestones' }))
    const entries = ['Start Date', 'Completed', 'Completed', 'Today', 'In progress', 'Upcoming', 'Upcoming']
    const items = list.getAllByRole('listitem')
    await expect(items).toHaveLength(entries.length)
    for (const [index, text] of entries.entries()) await expect(items[index]).toHaveTextContent(text)
    const trouble = milestones.getByRole('link', { name: 'Having problem? Raise Ticket Now.' })
    await expect(trouble).toHaveAttribute('href', '/support/raise-ticket')
  },
}

/** A milestone can be approved where it stands; one that is says who did so, and when. */
export const Approvals: Story = {
  tags: ['drawn'],
  parameters: {
    ...scene({
      seed: (records) => ({
        ...records,
        milestones: records.milestones.map((each) =>
          each.title === 'Launch and hand-over'
            ? { ...each, approval: { id: 'APR-LAUNCH', subject: '', version: '1' } }
            : each,
        ),
      }),
    }),
    leads: ['Approve'],
  },
  play: async ({ canvasElement }) => {
    const milestones = inside(canvasElement, 'cp-milestones')
    await expect(
      await milestones.findByRole('group', { name: 'You approved Design system and key screens' }),
    ).toBeVisible()
    const waiting = within(await milestones.findByRole('group', { name: 'Launch and hand-over, version 1' }))
    await expect(waiting.getByRole('button', { name: 'Approve' })).toBeVisible()
  },
}

/** A milestone whose day has passed is marked as in "Waiting for you". */
export const Overdue: Story = {
  tags: ['drawn'],
  args: { 'service-id': 'project-stock-forecast' },
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-milestones').findByText('Overdue')).toBeVisible()
  },
}

export const WithoutStartDate: Story = {
  parameters: scene({
    seed: (records) => ({
      ...records,
      projects: records.projects.map((project) => ({ ...project, startDate: '' })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const milestones = inside(canvasElement, 'cp-milestones')
    await expect(await milestones.findByText('Launch and hand-over')).toBeVisible()
    await expect(milestones.queryByText('Start Date')).toBeNull()
  },
}

export const Empty: Story = { args: { 'service-id': 'project-data-warehouse' } }
export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { milestones: hang() } }) }
export const Failed: Story = {
  parameters: scene({ rules: { milestones: fail(500, 'The plan is closed.') } }),
}

export const Stale: Story = {
  tags: ['full'],
  play: goesStale({
    tag: 'cp-milestones',
    text: 'Launch and hand-over',
    rules: { milestones: fail(500, 'The plan is closed.') },
    refresh: () => milestonesOf('project-website-relaunch').refresh(),
  }),
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
