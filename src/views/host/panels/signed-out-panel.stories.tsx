import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../../.storybook/element-story'
import { inside } from '../../../../.storybook/inside'
import { scene } from '../../../../.storybook/scene'
import { phone } from '../../../../.storybook/viewports'
import { signOut } from '../../../core/index'

// Every element that shows a client's data has this panel; `cp-payments` is an example.
const meta = {
  title: 'Panels/Signed-out panel',
  tags: ['pictures'],
  ...elementStory(
    'cp-payments',
    { person: 'nobody' },
    'Stands in place of an element that only a signed-in client sees, and leads to the sign-in. Of several on one page, hide all but one.',
  ),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-payments'>

export const SignedOut: Story = {
  tags: ['full'],
  args: {
    'oncp-navigate': fn((event: Event) => event.preventDefault()),
    'oncp-session-required': fn(),
  },
  play: async ({ canvasElement, args }) => {
    const panel = inside(canvasElement, 'cp-payments')
    await expect(await panel.findByText('You are signed out')).toBeVisible()
    await expect(args['oncp-session-required']).toHaveBeenCalled()
    await userEvent.click(panel.getByRole('link', { name: 'Log in' }))
    await expect(args['oncp-navigate']).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.objectContaining({ route: 'login' }) }),
    )
  },
}

/** The host signs its clients in itself, so there is no link. */
export const HostManaged: Story = {
  parameters: scene({ settings: { getToken: () => null } }),
  play: async ({ canvasElement }) => {
    const panel = inside(canvasElement, 'cp-payments')
    await expect(await panel.findByText('You are signed out')).toBeVisible()
    await expect(panel.queryByRole('link')).toBeNull()
  },
}

/** The host can't be asked who is signed in. */
export const Failed: Story = {
  parameters: scene({ settings: { getToken: () => Promise.reject(new Error('offline')) } }),
  play: async ({ canvasElement }) => {
    const panel = inside(canvasElement, 'cp-payments')
    await expect(await panel.findByText("Your login couldn't be checked.")).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

/** The client has logged out, and the host ends its own session. */
export const LoggingOut: Story = {
  parameters: scene({ settings: { getToken: () => null, signOut: () => new Promise(() => {}) } }),
  play: async ({ canvasElement }) => {
    signOut()
    await expect(await inside(canvasElement, 'cp-payments').findByText('Logging out…')).toBeVisible()
  },
}

/** The host could not end its own session. */
export const LogOutFailed: Story = {
  parameters: scene({
    settings: { getToken: () => null, signOut: () => Promise.reject(new Error('offline')) },
  }),
  play: async ({ canvasElement }) => {
    signOut()
    const panel = inside(canvasElement, 'cp-payments')
    await expect(await panel.findByText(/You may still be logged in on this website/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
