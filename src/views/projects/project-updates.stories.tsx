import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { goesStale } from '../../../.storybook/goes-stale'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { phone } from '../../../.storybook/viewports'
import { fail, hang } from '../../../demo/api/intercept'
import { updatesOf } from '../../core/index'

const element = elementStory('cp-project-updates', { person: 'ada' })
const meta = {
  title: 'Elements/Project updates',
  ...element,
  args: { ...element.args, 'service-id': 'project-website-relaunch' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-project-updates'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await expect(await updates.findByText('What your customers told us')).toBeVisible()
    await expect(
      updates.getByText('List of all the services that you have used will appear here'),
    ).toBeVisible()
    const address = updates.getByRole('link', { name: 'https://preview.example.com/lovelace-instruments' })
    await expect(address).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(updates.getByRole('link', { name: 'Having troubles? Raise Ticket Now.' })).toHaveAttribute(
      'href',
      '/support/raise-ticket',
    )
  },
}

/** An image opens in a dialog; a PDF opens in a new tab. */
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await userEvent.click(await updates.findByRole('button', { name: 'homepage-design.png' }))
    await expect(await updates.findByRole('img', { name: 'Preview of homepage-design.png' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(updates.getByRole('link', { name: 'statement-of-work.pdf' })).toHaveAttribute(
      'target',
      '_blank',
    )
  },
}

export const Empty: Story = {
  parameters: scene({ seed: (records) => ({ ...records, updates: [] }) }),
}
export const Failed: Story = {
  parameters: scene({ rules: { serviceUpdates: fail(500, 'The archive is closed.') } }),
  play: async ({ canvasElement }) => {
    const updates = inside(canvasElement, 'cp-project-updates')
    await expect(await updates.findByText('The archive is closed.')).toBeVisible()
  },
}
export const Loading: Story = { parameters: scene({ rules: { serviceUpdates: hang() } }) }

export const Stale: Story = {
  play: goesStale({
    tag: 'cp-project-updates',
    text: 'Please approve the home page',
    rules: { serviceUpdates: fail(500, 'The archive is closed.') },
    refresh: () => updatesOf('project-website-relaunch').refresh(),
  }),
}

export const SignedOut: Story = { parameters: scene({ person: 'nobody' }) }
export const Narrow: Story = { globals: phone }
