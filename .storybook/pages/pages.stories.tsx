import type { Meta, StoryObj } from '@storybook/react-vite'
import { createElement } from 'react'
import { AccountPage, accountElements } from '../patterns/account-page'
import { column, widgets } from '../patterns/layout'
import { openScene, scene } from '../scene'

/** Pages as `docs/design/patterns.md` makes them, while all is well. */
const meta = {
  title: 'Patterns/Pages',
  loaders: [openScene],
  // Pages to look at: their elements are tested in their own stories.
  tags: ['!autodocs', '!test'],
  parameters: { ...scene({ person: 'ada' }), controls: { disable: true } },
} satisfies Meta
export default meta
type Story = StoryObj

/** What waits for the client stands first; lists are short, and lead to the whole. */
export const Account: Story = {
  tags: ['full'],
  parameters: scene({ elements: accountElements }),
  render: () => <AccountPage />,
}

/** One element is the page of one project: it shows the rest of it, or leads there. */
export const Project: Story = {
  tags: ['full'],
  parameters: scene({ elements: ['cp-project'] }),
  render: () => (
    <main style={column}>
      {createElement('cp-project', { 'service-id': 'project-website-relaunch', 'heading-level': 1 })}
    </main>
  ),
}

/** A question becomes a ticket. Beside the form stands whom one may ask. */
export const Help: Story = {
  parameters: scene({ elements: ['cp-raise-ticket', 'cp-consultant', 'cp-tickets'] }),
  render: () => (
    <main style={column}>
      <h1>Help</h1>
      <div style={widgets}>
        {createElement('cp-raise-ticket', { 'heading-level': 2 })}
        <div style={{ display: 'grid', gap: '1.5rem' }}>
          {createElement('cp-consultant', { 'heading-level': 2 })}
          {createElement('cp-tickets', { 'heading-level': 2 })}
        </div>
      </div>
    </main>
  ),
}

/** Before the sign-in, one element leads to it. */
export const SignIn: Story = {
  parameters: scene({ person: 'nobody', elements: ['cp-login'] }),
  render: () => (
    <main style={{ ...column, maxInlineSize: '26rem' }}>
      {createElement('cp-login', { 'heading-level': 1 })}
    </main>
  ),
}

/** A site without an account area needs one page, and nothing around the portal. */
export const WholePortal: Story = {
  parameters: { ...scene({ elements: ['cp-portal'] }), layout: 'fullscreen' },
  render: () => createElement('cp-portal', { routing: 'memory' }),
}
