import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inSeveralCurrencies } from '../../../.storybook/currencies'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $payments } from '../../core/index'

const meta = {
  title: 'Elements/Payments · cp-payments, invoices, billing, money, chart',
  id: 'elements-payments',
  ...elementStory('cp-payments', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-payments'>

const failed = fail(500, 'The ledger is closed for maintenance.')

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByText('DE-4502-1187')).toBeVisible()
    await expect(payments.getByRole('heading', { name: 'Payment History' })).toBeVisible()
    await expect(payments.getByRole('searchbox')).toBeVisible()
    await expect(payments.getByRole('link', { name: 'Invoice for #PAY-450211' })).toBeVisible()
  },
}

/** The last twelve months. For a screen reader, the picture is a table. */
export const Year: Story = {
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    const year = within(await payments.findByRole('table', { name: /^Last twelve months: \$/ }))
    await expect(year.getAllByRole('row')).toHaveLength(13)
    const thisMonth = new Date().toLocaleDateString('en-US', { month: 'long', year: 'numeric' })
    await expect(year.getAllByRole('rowheader').at(-1)).toHaveTextContent(thisMonth)
  },
}

export const Recent: Story = { tags: ['full'], args: { variant: 'recent' } }
export const OldestFirst: Story = {
  args: { variant: 'recent' },
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    const newest = (await payments.findAllByText(/^#PAY/))[0]?.textContent
    await userEvent.click(payments.getByRole('button', { name: /Sort by/ }))
    await userEvent.click(await payments.findByRole('menuitemradio', { name: 'Oldest First' }))
    const visible = payments.getAllByText(/^#PAY/).filter((cell) => cell.checkVisibility())
    await expect(visible).toHaveLength(5)
    await expect(visible.map((cell) => cell.textContent)).not.toContain(newest)
  },
}

export const NothingMatches: Story = {
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await payments.findByText('DE-4502-1187')
    await fill(payments.getByRole('searchbox'), 'no such payment')
    const { parentElement: nothing } = await payments.findByText('Nothing matches')
    await expect(nothing).toHaveTextContent('Search by payment id or bank referenceShow all')
  },
}

export const Total: Story = {
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByText('Total of 18 payments')).toBeVisible()
    await expect(payments.getByRole('button', { name: 'Export as CSV' })).toBeVisible()
    await fill(payments.getByRole('searchbox'), 'de-4502-1187')
    await expect(await payments.findByText('Total of 1 payment')).toBeVisible()
    await waitFor(() => expect(payments.getAllByText('$12,125.00')).toHaveLength(3))
  },
}

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const title = "We couldn't find any payment transactions"
    await expect(await inside(canvasElement, 'cp-payments').findByText(title)).toBeVisible()
  },
}

export const RecentEmpty: Story = {
  ...Empty,
  args: { variant: 'recent' },
  play: async ({ canvasElement }) => {
    const title = "We couldn't find any payment history"
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByText(title)).toBeVisible()
    // It would lead to nothing more.
    await expect(payments.queryByRole('link', { name: 'View All Payments' })).toBeNull()
  },
}

export const Loading: Story = {
  parameters: scene({ rules: { payments: hang() } }),
  play: async ({ canvasElement }) => {
    const table = await inside(canvasElement, 'cp-payments').findByRole('table', { busy: true })
    await expect(table).toBeVisible()
  },
}

/** A failure shows the reason, what the empty list says, and Retry, as one message. A toast tells the reason, too. */
export const Failed: Story = {
  parameters: scene({ rules: { payments: failed } }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findByRole('button', { name: 'Retry' })).toBeVisible()
    await expect(payments.getByText("This couldn't be loaded")).toBeVisible()
    await expect(payments.getByText("We couldn't find any payment transactions")).toBeVisible()
    await expect(await (await findToasts()).findByRole('alert')).toHaveTextContent('The ledger is closed')
  },
}

export const Recovered: Story = {
  parameters: Failed.parameters,
  play: async (context) => {
    const payments = inside(context.canvasElement, 'cp-payments')
    const retry = await payments.findByRole('button', { name: 'Retry' })
    delete rulesOf(context).payments
    await userEvent.click(retry)
    await expect(await payments.findByText('DE-4502-1187')).toBeVisible()
  },
}

export const Stale: Story = {
  play: goesStale({
    tag: 'cp-payments',
    text: 'DE-4502-1187',
    rules: { payments: failed },
    refresh: () => $payments.refresh(),
  }),
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = { args: ownContent('cp-payments'), parameters: scene({ person: 'new' }) }
export const Pages: Story = {
  args: { 'page-size': 4 },
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await expect(await payments.findAllByText(/^#PAY/)).toHaveLength(4)
    await userEvent.click(await payments.findByRole('button', { name: 'Next' }))
    await expect(payments.getByRole('cell', { name: '5' })).toBeVisible()
  },
}

export const ManyRows: Story = {
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    const table = () => payments.getByRole('table', { name: 'Payment History' })
    await waitFor(() => expect(table()).toHaveAttribute('aria-rowcount', '10001'))
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }

/** Each currency has a sum and a year of its own. */
export const SeveralCurrencies: Story = {
  parameters: scene({ seed: inSeveralCurrencies }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    const total = '$87,730.50\u00a0+ CHF\u00a019,750.00\u00a0+ €38,800.00'
    await expect(await payments.findByText(total, { normalizer: (text) => text })).toBeVisible()
    await expect(
      await payments.findByRole('table', { name: /^Last twelve months: €38,800\.00/ }),
    ).toBeVisible()
  },
}

export const NarrowSeveralCurrencies: Story = { tags: ['full'], ...SeveralCurrencies, globals: phone }

/** A server without invoices. */
export const WithoutInvoices: Story = {
  parameters: scene({
    seed: (records) => ({
      ...records,
      payments: records.payments.map((payment) => ({ ...payment, invoice: null })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const payments = inside(canvasElement, 'cp-payments')
    await payments.findByText('DE-4502-1187')
    await expect(payments.queryByRole('link')).toBeNull()
  },
}

export const InEuros: Story = {
  parameters: scene({ settings: { locale: 'de-DE', currency: 'EUR' } }),
  play: async ({ canvasElement }) => {
    const amounts = await inside(canvasElement, 'cp-payments').findAllByText(/12\.125,00\s€/)
    await expect(amounts[0]).toBeVisible()
  },
}
