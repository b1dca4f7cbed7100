import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $projects } from '../../core/index'

const meta = {
  title: 'Elements/Projects · cp-projects, services, list',
  id: 'elements-projects',
  ...elementStory('cp-projects', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-projects'>

const failed = fail(503, 'The projects are being moved. Try again in a few minutes.')

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await expect(await projects.findByRole('link', { name: /Website relaunch/ })).toBeVisible()
    await expect(projects.getByRole('heading', { name: 'Project History' })).toBeVisible()
    const amountOf = (name: RegExp) => within(projects.getByRole('row', { name })).getAllByRole('cell')[2]
    await expect(amountOf(/Website relaunch/)).toHaveTextContent(/^\$48,500\.00\s*\$24,250\.00 remaining$/)
    // What is paid, and what was rejected, leave nothing remaining.
    await expect(amountOf(/Accessibility audit/)).toHaveTextContent(/^\$11,400\.00$/)
    await expect(amountOf(/Employer branding film/)).toHaveTextContent(/^\$38,000\.00$/)
  },
}

export const Recent: Story = {
  tags: ['drawn'],
  args: {
    variant: 'recent',
    'oncp-navigate': fn((event: Event) => event.preventDefault()),
  },
  play: async ({ canvasElement, args }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await userEvent.click(await projects.findByRole('link', { name: /Website relaunch/ }))
    await expect(args['oncp-navigate']).toHaveBeenCalledWith(
      expect.objectContaining({
        detail: expect.objectContaining({
          route: 'project',
          params: { serviceId: 'project-website-relaunch' },
        }),
      }),
    )
    await expect(projects.getByRole('link', { name: 'View All Projects' })).toBeVisible()
  },
}

export const OldestFirst: Story = {
  tags: ['full'],
  args: { variant: 'recent' },
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await projects.findByRole('link', { name: /Website relaunch/ })
    const names = () => projects.getAllByRole('link').map((link) => link.textContent)
    const [newest] = names()
    await userEvent.click(projects.getByRole('button', { name: /Sort by/ }))
    await userEvent.click(await projects.findByRole('menuitemradio', { name: 'Oldest First' }))
    // Five of all projects, and "View All Projects" below the table.
    await expect(names()).toHaveLength(6)
    await expect(names()).not.toContain(newest)
  },
}

export const NothingMatches: Story = {
  tags: ['drawn', 'full'],
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await projects.findByRole('link', { name: /Website relaunch/ })
    await fill(projects.getByRole('searchbox'), 'no such project')
    await expect(projects.getByText('Nothing matches')).toBeVisible()
    await expect(projects.getByText('Search by service id or name', { selector: 'p *' })).toBeVisible()
    await userEvent.click(projects.getByRole('button', { name: 'Show all' }))
    await expect(projects.getByRole('link', { name: /Website relaunch/ })).toBeVisible()
    await fill(projects.getByRole('searchbox'), 'no such project')
  },
}

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await expect(await projects.findByText("You haven't added any services yet")).toBeVisible()
  },
}

export const RecentEmpty: Story = { tags: ['full'], ...Empty, args: { variant: 'recent' } }

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({ rules: { services: hang() } }),
  play: async ({ canvasElement }) => {
    const table = await inside(canvasElement, 'cp-projects').findByRole('table', { busy: true })
    await expect(table).toBeVisible()
  },
}

export const Failed: Story = {
  parameters: scene({ rules: { services: failed } }),
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await expect(await projects.findByText("This couldn't be loaded")).toBeVisible()
    await expect(projects.getByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(await (await findToasts()).findByRole('alert')).toHaveTextContent('being moved')
  },
}

export const Recovered: Story = {
  tags: ['full'],
  parameters: Failed.parameters,
  play: async (context) => {
    const projects = inside(context.canvasElement, 'cp-projects')
    const retry = await projects.findByRole('button', { name: 'Retry' })
    delete rulesOf(context).services
    await userEvent.click(retry)
    await expect(await projects.findByRole('link', { name: /Website relaunch/ })).toBeVisible()
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const projects = inside(context.canvasElement, 'cp-projects')
    await projects.findByRole('link', { name: /Website relaunch/ })
    rulesOf(context).services = failed
    $projects.refresh()
    await expect(await projects.findByText(/The latest could not be loaded/)).toBeVisible()
    await expect(projects.getByRole('link', { name: /Website relaunch/ })).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = {
  tags: ['full'],
  args: ownContent('cp-projects'),
  parameters: scene({ person: 'new' }),
}
export const Pages: Story = {
  args: { 'page-size': 5 },
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await expect(await projects.findByText('Page 1 of 3')).toBeVisible()
    await userEvent.click(projects.getByRole('button', { name: 'Next' }))
    await expect(projects.getByText('Page 2 of 3')).toBeVisible()
  },
}

export const ManyRows: Story = {
  tags: ['full'],
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    const projects = inside(canvasElement, 'cp-projects')
    await waitFor(() => expect(projects.getByRole('table')).toHaveAttribute('aria-rowcount', '2001'))
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const RecentNarrow: Story = { tags: ['full'], args: { variant: 'recent' }, globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }
