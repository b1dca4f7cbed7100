import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, waitFor } from 'storybook/test'
import { $payments, $projects } from '../../src/core/index'
import { findToasts, inside } from '../inside'
import { accountElements, accountMarkup, Markup } from '../patterns/pages'
import { openScene, rulesOf, scene } from '../scene'
import { calls, fail, offline, type Rule, type Rules, slow } from '../server'

/** An account page when something goes wrong: each element shows its own state. */
const meta = {
  title: 'Patterns/When something goes wrong · offline, slow, error, signed out',
  id: 'patterns-account-page',
  tags: ['!autodocs'],
  loaders: [openScene],
  parameters: { ...scene({ person: 'ada', elements: accountElements }), controls: { disable: true } },
  render: () => <Markup html={accountMarkup()} />,
} satisfies Meta
export default meta
type Story = StoryObj

/** Applies the same rule to every call. */
const always = (rule: Rule): Rules => Object.fromEntries(Object.keys(calls).map((name) => [name, rule]))

/** It says once that nobody is signed in, and one link leads to the login: all other elements hide. */
export const SignedOut: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    const login = await inside(canvasElement, 'cp-attention').findByRole('link', { name: 'Log in' })
    await expect(login).toHaveAttribute('href', '/login')
    await waitFor(() => expect(canvasElement.querySelector('cp-payments')).not.toBeVisible())
    await expect(canvasElement.querySelector('cp-account')).not.toBeVisible()
  },
}

/** The server ends the session at the next call. Private data disappears from the page at once. */
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

/** The server can't be reached from the start. */
export const Offline: Story = {
  parameters: scene({ rules: always(offline()) }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByRole('button', { name: 'Retry' })
    await inside(canvasElement, 'cp-projects').findByRole('button', { name: 'Retry' })
  },
}

/** The connection is lost later. The data stays, and is marked as stale. */
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

/** The client has thousands of projects, payments and tickets. */
export const LargeData: Story = {
  tags: ['full'],
  parameters: scene({ person: 'large', elements: [...accountElements, 'cp-summary'] }),
  render: () => (
    <>
      {createElement('cp-summary')}
      <Markup html={accountMarkup('full')} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByText(/Total of [\d,]{5,} payments/)
  },
}

/** One call fails. The elements that do not need it work as before. */
export const PartialFailure: Story = {
  parameters: scene({ rules: { payments: fail(503, 'The ledger is closed for maintenance.') } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-payments').findByRole('button', { name: 'Retry' })
    await (await findToasts()).findByText(/The ledger is closed/)
    await inside(canvasElement, 'cp-projects').findAllByText('Website relaunch')
  },
}

/** Every answer takes three seconds. Until then, elements show skeletons. */
export const SlowNetwork: Story = {
  tags: ['full'],
  parameters: scene({ rules: always(slow(3_000)) }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('cp-payments')?.matches(':state(loading)')).toBe(true)
    await inside(canvasElement, 'cp-payments').findByText('DE-4502-1187')
  },
}
