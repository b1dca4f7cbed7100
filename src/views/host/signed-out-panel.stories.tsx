import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { phone } from '../../../.storybook/viewports'

// Every element that shows a client's data has this panel; `cp-payments` is an example.
const meta = {
  title: 'Parts/Signed-out panel',
  ...elementStory('cp-payments', { person: 'nobody' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-payments'>

export const SignedOut: Story = {
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

export const Narrow: Story = { globals: phone }
