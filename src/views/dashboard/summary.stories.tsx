import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { inSeveralCurrencies } from '../../../.storybook/currencies'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { checkState } from '../../../.storybook/states'
import { phone } from '../../../.storybook/viewports'
import { $projects } from '../../core/index'

const meta = {
  title: 'Elements/Summary · cp-summary, figures, numbers, tiles',
  id: 'elements-summary',
  ...elementStory('cp-summary', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-summary'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const summary = inside(canvasElement, 'cp-summary')
    await expect(await summary.findByText('12')).toBeVisible()
    const figures = summary.getAllByRole('definition').map((figure) => figure.textContent)
    await expect(figures).toEqual(['--', '12', '3', '3'])
  },
}

/** What is due is a sum for each currency. */
export const SeveralCurrencies: Story = {
  tags: ['full'],
  parameters: scene({ seed: inSeveralCurrencies, settings: { features: { pendingTotal: true } } }),
  play: async ({ canvasElement }) => {
    const summary = inside(canvasElement, 'cp-summary')
    await expect(await summary.findByText('$16,445.00 + €18,000.00')).toBeVisible()
  },
}

/** The first tile shows what is due. What remains beside it is nobody's debt. */
export const Due: Story = {
  tags: ['drawn'],
  parameters: scene({ settings: { features: { pendingTotal: true } } }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-summary').findByText('$34,445.00')).toBeVisible()
  },
}

export const NothingDue: Story = {
  tags: ['full'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      projects: records.projects.map((project) => ({ ...project, dueAmount: 0 })),
    }),
    settings: { features: { pendingTotal: true } },
  }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-summary').findByText('$0.00')).toBeVisible()
  },
}

export const NarrowSeveralCurrencies: Story = { tags: ['full'], ...SeveralCurrencies, globals: phone }

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement, 'cp-summary').getAllByText('0')).toHaveLength(3))
  },
}

export const Large: Story = {
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    await expect(await inside(canvasElement, 'cp-summary').findByText('2,000')).toBeVisible()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { services: hang() } }) }

export const Failed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { services: fail(500, 'The projects are being moved.') } }),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(inside(canvasElement, 'cp-summary').getAllByText('--')).toHaveLength(4))
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const summary = inside(context.canvasElement, 'cp-summary')
    await summary.findByText('12')
    rulesOf(context).services = fail(500, 'The archive is closed.')
    $projects.refresh()
    await checkState(context)
    await expect(summary.getByText('12')).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
