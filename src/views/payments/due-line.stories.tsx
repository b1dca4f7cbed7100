import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inSeveralCurrencies } from '../../../.storybook/currencies'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Payments · cp-payments, invoices, billing, money, chart/What is due',
  id: 'elements-payments-what-is-due',
  tags: ['pictures'],
  ...elementStory(
    'cp-payments',
    { person: 'ada' },
    'What is due, above the list of payments, and the way to pay it.',
  ),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-payments'>

const settings = { routes: { pay: '/pay?project={serviceId}' } }

/** What is due for several projects is paid together, or unfolds to a line for each. */
export const Due: Story = {
  parameters: { ...scene({ settings }), leads: ['Pay $34,445.00'] },
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByText(/^\$4,320\.00 overdue since /)).toBeVisible()
    await expect(payments.getByRole('link', { name: 'Pay $34,445.00' })).toHaveAttribute(
      'href',
      '/pay?project=',
    )
    await userEvent.click(payments.getByRole('button', { name: '3 projects' }))
    const lines = within((await payments.findByText('Website relaunch')).closest('ul') ?? canvasElement)
    await expect(lines.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const NothingDue: Story = {
  tags: ['full'],
  parameters: scene({
    settings,
    seed: (records) => ({
      ...records,
      projects: records.projects.map((project) => ({ ...project, dueAmount: 0 })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByText('Nothing is due')).toBeVisible()
    await expect(await payments.findByText(/^Paid \$12,125\.00 on /)).toBeVisible()
    await expect(payments.queryByRole('link', { name: /^Pay/ })).toBeNull()
  },
}

export const OfOneProject: Story = {
  tags: ['full'],
  args: { 'service-id': 'project-website-relaunch' },
  parameters: scene({ settings }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByRole('link', { name: 'Pay $12,125.00' })).toBeVisible()
    await expect(payments.queryByText('Website relaunch')).toBeNull()
  },
}

export const ProjectsLoading: Story = {
  tags: ['full'],
  parameters: scene({ settings, rules: { services: hang() } }),
}

/** Without the projects, nobody knows what is due: it says so, with Retry. */
export const WithoutProjects: Story = {
  tags: ['full'],
  parameters: scene({ settings, rules: { services: fail(500, 'Closed for maintenance.') } }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await payments.findByText('DE-4502-1187')
    await expect(await payments.findByText("What is due couldn't be loaded")).toBeVisible()
    await expect(payments.queryByText(/Payment due|Nothing is due/)).toBeNull()
  },
}

export const Narrow: Story = { tags: ['full'], ...Due, globals: phone }
export const NarrowNothingDue: Story = { tags: ['full'], ...NothingDue, globals: phone }
export const NarrowSeveralCurrencies: Story = {
  tags: ['full'],
  parameters: scene({ settings, seed: inSeveralCurrencies }),
  globals: phone,
}
