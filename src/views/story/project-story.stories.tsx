import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang, type Records } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const element = elementStory(
  'cp-project',
  { person: 'ada' },
  'All that has happened in a project, in one line until it is unfolded.',
)
const meta = {
  title: 'Elements/Project · cp-project, service, approval/Its story',
  id: 'elements-project-its-story',
  tags: ['pictures'],
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Opens the story on the page of its project: at first it is one line. */
async function unfold(canvas: HTMLElement) {
  const project = inside(canvas, 'cp-project')
  await userEvent.click(await project.findByRole('button', { name: /^The whole story/ }))
  return within(project.getByRole('region', { name: /^The whole story/ }))
}

const silenced = () => {
  const logged = spyOn(console, 'error').mockImplementation(() => {})
  return () => logged.mockRestore()
}

const long = (records: Records): Records => {
  const [first] = records.updates.filter(({ projectId }) => projectId === 'project-website-relaunch')
  const copies = Array.from({ length: 45 }, (_, index) => ({
    ...first,
    _id: `many-${index}`,
    title: `Report ${index + 1}`,
    createdAt: new Date(Date.now() - (index + 1) * 5 * 86_400_000).toISOString(),
  }))
  return { ...records, updates: copies as Records['updates'] } // the seed has updates of this project
}

export const Folded: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    const line = await project.findByRole('button', { name: 'The whole story (14)' })
    await expect(line).toHaveAttribute('aria-expanded', 'false')
    await expect(project.queryByRole('heading', { name: 'Coming up' })).toBeNull()
  },
}

/** What stands above it is named, and not said again. A second press folds it. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const story = await unfold(canvasElement)
    await expect(await story.findByRole('radio', { name: 'All 14' })).toBeChecked()
    await expect(story.getByRole('heading', { name: 'Coming up' })).toBeVisible()
    await expect(story.getByText('Launch and hand-over')).toBeVisible()
    await expect(story.getByText('Design system finished')).toBeVisible()
    await expect(story.getByText('Menu on my phone')).toBeVisible()
    await expect(story.getAllByText('$12,125.00')).toHaveLength(2)
    await expect(story.getByText('Please approve the home page')).toBeVisible()
    await expect(story.queryByText(/The home page is ready for your approval/)).toBeNull()
    const fold = story.getByRole('button', { name: 'The whole story (14)' })
    await userEvent.click(fold)
    await expect(story.queryByText('Launch and hand-over')).toBeNull()
    await userEvent.click(fold)
  },
}

export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const story = await unfold(canvasElement)
    await userEvent.click(await story.findByRole('radio', { name: 'Files' }))
    await expect(story.getByRole('radio', { name: 'Files 3' })).toBeChecked()
    await expect(story.getByText('Statement of work, signed')).toBeVisible()
    await expect(story.queryByText('Design system finished')).toBeNull()
  },
}

/** A button shows earlier entries, and the focus moves to the first of them. */
export const Long: Story = {
  tags: ['full'],
  parameters: scene({ seed: long }),
  play: async ({ canvasElement }) => {
    const story = await unfold(canvasElement)
    await userEvent.click(await story.findByRole('radio', { name: 'Updates' }))
    await expect(story.queryByText('Report 21')).toBeNull()
    await userEvent.click(story.getByRole('button', { name: 'Show earlier (25)' }))
    const focused = story.getByText('Report 21').closest('li')
    await waitFor(() => expect(focused?.matches(':focus')).toBe(true))
    await userEvent.click(story.getByRole('button', { name: 'Show earlier (5)' }))
    await expect(story.getByText('Report 45')).toBeVisible()
    await expect(story.queryByRole('button', { name: /Show earlier/ })).toBeNull()
  },
}

/** Without anything to tell, there is no line. */
export const Empty: Story = {
  parameters: scene({
    seed: (records) => ({ ...records, updates: [], milestones: [], files: [], payments: [] }),
  }),
  play: async ({ canvasElement }) => {
    const project = inside(canvasElement, 'cp-project')
    await expect(await project.findByText('No updates yet')).toBeVisible()
    await expect(await project.findByText('No files yet')).toBeVisible()
    await waitFor(() => expect(project.queryByRole('button', { name: /whole story/ })).toBeNull())
  },
}

export const NothingOfThisKind: Story = {
  tags: ['full'],
  parameters: scene({ seed: (records) => ({ ...records, files: [] }) }),
  play: async ({ canvasElement }) => {
    const story = await unfold(canvasElement)
    await userEvent.click(await story.findByRole('radio', { name: 'Files' }))
    await expect(story.getByText('Nothing of this kind yet')).toBeVisible()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { files: hang() } }) }

/** The loaded entries are shown. A notice names the sources that failed, and has a Retry button. */
export const PartlyFailed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { files: fail(500, 'The cabinet is locked.'), milestones: fail(500, 'No.') } }),
  beforeEach: silenced,
  play: async (context) => {
    const story = await unfold(context.canvasElement)
    await expect(await story.findByText(/Not loaded: Milestones and Files/)).toBeVisible()
    await expect(await story.findByText('Please approve the home page')).toBeVisible()
    const rules = rulesOf(context)
    delete rules.files
    delete rules.milestones
    await userEvent.click(story.getByRole('button', { name: 'Retry' }))
    await expect(await story.findByText('Home page, final design')).toBeVisible()
  },
}

export const LongTexts: Story = {
  tags: ['full'],
  parameters: scene({ seed: longTexts }),
  play: async ({ canvasElement }) => {
    await unfold(canvasElement)
  },
}
export const Narrow: Story = { ...Full, tags: ['full'], globals: phone }
