import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { calls } from '../../demo/api/calls'
import { fail, offline, type Rule, type Rules, slow } from '../../demo/api/intercept'
import { $payments, $projects } from '../../src/core/index'
import { findToasts, inside } from '../inside'
import { openScene, rulesOf, scene } from '../scene'

/** What an account page is like when not everything goes well: each widget says by itself what it can. */
const meta = {
  title: 'Patterns/Account page',
  loaders: [openScene],
  parameters: { ...scene({ person: 'ada' }) },
  render: () => (
    <div style={{ display: 'grid', gap: '1.5rem', maxInlineSize: '70rem', marginInline: 'auto' }}>
      <div style={{ display: 'flex', gap: '1rem', justifyContent: 'flex-end' }}>
        {createElement('cp-notifications')}
        {createElement('cp-account')}
      </div>
      {createElement('cp-summary')}
      {createElement('cp-attention')}
      {createElement('cp-projects')}
      {createElement('cp-payments')}
    </div>
  ),
} satisfies Meta
export default meta
type Story = StoryObj

/** The same becomes of every call. */
const always = (rule: Rule): Rules => Object.fromEntries(Object.keys(calls).map((name) => [name, rule]))

/** Each widget says so, and leads to the login. */
export const SignedOut: Story = {
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    const login = await inside(canvasElement, 'cp-payments').findByRole('link', { name: 'Log in' })
    await expect(login).toHaveAttribute('href', '/login')
  },
}

/** The server ends the session at the next call: what was private is gone from the page at once. */
export const ExpiredSession: Story = {
  play: async (context) => {
    const payments = inside(context.canvasElement, 'cp-payments')
    await payments.findByText('DE-4502-1187')
    rulesOf(context).payments = fail(401, 'Token expired')
    $payments.refresh()
    await payments.findByText('You are signed out')
    await expect(payments.queryByText('DE-4502-1187')).toBeNull()
    await (await findToasts()).findByText('Token expired')
  },
}

/** Nothing can be reached from the start. */
export const Offline: Story = {
  parameters: scene({ rules: always(offline()) }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByRole('button', { name: 'Retry' })
    await inside(canvasElement, 'cp-projects').findByRole('button', { name: 'Retry' })
  },
}

/** What was there stays, and is marked as not up to date. */
export const GoneOffline: Story = {
  play: async (context) => {
    const payments = inside(context.canvasElement, 'cp-payments')
    await payments.findByText('DE-4502-1187')
    await inside(context.canvasElement, 'cp-projects').findAllByText('Website relaunch')
    Object.assign(rulesOf(context), always(offline()))
    $payments.refresh()
    $projects.refresh()
    await waitFor(() =>
      expect(context.canvasElement.querySelector('cp-payments')?.matches(':state(stale)')).toBe(true),
    )
    await expect(payments.getByText('DE-4502-1187')).toBeVisible()
  },
}

/** Thousands of everything. */
export const LargeData: Story = {
  parameters: scene({ person: 'large' }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByText(/Total of [\d,]{5,} payments/)
  },
}

/** One part of the server is down; its neighbours don't notice. */
export const PartialFailure: Story = {
  parameters: scene({ rules: { payments: fail(503, 'The ledger is closed for maintenance.') } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByRole('button', { name: 'Retry' })
    await (await findToasts()).findByText(/The ledger is closed/)
    await inside(canvasElement, 'cp-projects').findAllByText('Website relaunch')
  },
}

/** Every answer takes three seconds: first there are the shapes of what comes. */
export const SlowNetwork: Story = {
  parameters: scene({ rules: always(slow(3_000)) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('cp-payments')?.matches(':state(loading)')).toBe(true)
    await inside(canvasElement, 'cp-payments').findByText('DE-4502-1187')
  },
}
