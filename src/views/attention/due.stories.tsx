import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { inSeveralCurrencies } from '../../../.storybook/currencies'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Attention · cp-attention, to do, waits for the client/What is due',
  id: 'elements-attention-what-is-due',
  tags: ['pictures'],
  ...elementStory(
    'cp-attention',
    { person: 'ada' },
    'What has to be paid, as the first thing that waits for the client: a sum, and below it a line for each project.',
  ),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-attention'>

/**
 * The sum unfolds to a line for each project, the earliest date first. The host has a page to pay for one project: "Pay"
 * beside the sum unfolds it, too.
 */
export const Due: Story = {
  parameters: { ...scene({ settings: { routes: { pay: '/pay/{serviceId}' } } }), leads: ['Pay'] },
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await userEvent.click(await attention.findByRole('button', { name: 'Pay' }))
    const lines = within((await attention.findByText('Pay $12,125.00')).closest('ul') ?? canvasElement)
    const [first, ...others] = lines.getAllByRole('listitem')
    await expect(first).toHaveTextContent(/Newsletter and customer list.*Overdue since/)
    await expect(others).toHaveLength(2)
    await expect(lines.getByRole('link', { name: 'Website relaunch' })).toHaveAttribute(
      'href',
      '/services/service/project-website-relaunch',
    )
    await expect(lines.getByRole('link', { name: 'Pay $12,125.00' })).toHaveAttribute(
      'href',
      '/pay/project-website-relaunch',
    )
  },
}

export const PaymentAlone: Story = {
  tags: ['full'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      projects: records.projects.filter(({ _id }) => _id === 'project-newsletter'),
      tickets: [],
    }),
  }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    const payment = await attention.findByRole('link', { name: 'Payment due' })
    await expect(payment).toHaveAttribute('href', '/services/service/project-newsletter')
    await expect(attention.getByText('Newsletter and customer list')).toBeVisible()
    await expect(attention.getByText('Overdue')).toBeVisible()
    await expect(attention.getByText(/^Was due /)).toBeVisible()
  },
}

/** What remains of the projects is asked of nobody. */
export const NothingDue: Story = {
  parameters: scene({
    seed: (records) => ({
      ...records,
      projects: records.projects.map((project) => ({ ...project, dueAmount: 0 })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await attention.findByRole('link', { name: 'Please approve the home page' })
    await expect(attention.queryByText('Payment due')).toBeNull()
  },
}

export const NarrowDue: Story = { tags: ['full'], ...Due, globals: phone }

/** What is due in several currencies can't be paid at once: each project has its own "Pay". */
export const SeveralCurrencies: Story = {
  tags: ['full'],
  parameters: scene({ seed: inSeveralCurrencies, settings: { routes: { pay: '/pay' } } }),
  play: async ({ canvasElement }) => {
    const attention = inside(canvasElement, 'cp-attention')
    await expect(await attention.findByText('$16,445.00 + €18,000.00')).toBeVisible()
    await expect(attention.queryByRole('link', { name: /^Pay/ })).toBeNull()
    await userEvent.click(attention.getByRole('button', { name: '3 projects' }))
    await expect(await attention.findByRole('link', { name: 'Pay €18,000.00' })).toBeVisible()
  },
}

export const NarrowSeveralCurrencies: Story = { tags: ['full'], ...SeveralCurrencies, globals: phone }
