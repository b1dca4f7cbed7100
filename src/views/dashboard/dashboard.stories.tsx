import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang, offline } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $payments, $projects } from '../../core/index'

const meta = {
  title: 'Elements/Dashboard · cp-dashboard, overview, home',
  id: 'elements-dashboard',
  ...elementStory('cp-dashboard', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-dashboard'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const dashboard = inside(canvasElement, 'cp-dashboard')
    await expect(await dashboard.findByRole('heading', { name: 'Hello, Ada Lovelace!' })).toBeVisible()
    await expect(dashboard.getByText('Welcome to your Dashboard.')).toBeVisible()
    await expect(await dashboard.findByRole('link', { name: 'Website relaunch' })).toBeVisible()
    await expect(await dashboard.findByText('Maya Okafor')).toBeVisible()
    await expect(await dashboard.findByText('DE-4502-1187')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const dashboard = inside(canvasElement, 'cp-dashboard')
    await expect(await dashboard.findByText("You haven't added any services yet")).toBeVisible()
    await expect(await dashboard.findByText("Business consultant haven't been assigned yet")).toBeVisible()
    await expect(await dashboard.findByText("We couldn't find any payment history")).toBeVisible()
    await expect(await dashboard.findByRole('link', { name: 'Raise a ticket' })).toBeVisible()
  },
}

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({ rules: { services: hang(), payments: hang(), consultant: hang() } }),
  play: async ({ canvasElement }) => {
    const tables = await inside(canvasElement, 'cp-dashboard').findAllByRole('table', { busy: true })
    await expect(tables).toHaveLength(2)
  },
}

export const Failed: Story = {
  parameters: scene({
    rules: {
      services: fail(500, 'The projects are being moved.'),
      payments: fail(500, 'The ledger is closed for maintenance.'),
      consultant: fail(500, 'The address book is closed.'),
    },
  }),
  play: async ({ canvasElement }) => {
    const dashboard = inside(canvasElement, 'cp-dashboard')
    // What waits says so, too, and one can try again there: nobody knows whether a project waits.
    await expect(await dashboard.findByText("What is due couldn't be loaded")).toBeVisible()
    await waitFor(() => expect(dashboard.getAllByRole('button', { name: 'Retry' })).toHaveLength(4))
    await (await findToasts()).findByText('The ledger is closed for maintenance.')
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const dashboard = inside(context.canvasElement, 'cp-dashboard')
    await dashboard.findByRole('link', { name: 'Website relaunch' })
    await dashboard.findByText('DE-4502-1187')
    Object.assign(rulesOf(context), { services: offline(), payments: offline() })
    $projects.refresh()
    $payments.refresh()
    await waitFor(() => expect(dashboard.getAllByText(/The latest could not be loaded/)).toHaveLength(2))
    await expect(dashboard.getByRole('link', { name: 'Website relaunch' })).toBeVisible()
  },
}

export const SignedOut: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    const dashboard = inside(canvasElement, 'cp-dashboard')
    await expect(await dashboard.findByText('You are signed out')).toBeVisible()
  },
}

export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }) }
export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowEmpty: Story = { tags: ['full'], ...Empty, globals: phone }
export const NarrowLongTexts: Story = { tags: ['full'], ...LongTexts, globals: phone }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-dashboard') }
