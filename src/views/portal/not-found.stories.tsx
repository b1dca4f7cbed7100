import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'

const portal = elementStory('cp-portal', { person: 'ada' })

const meta = {
  title: 'Screens/Not found',
  tags: ['!autodocs'],
  ...portal,
  parameters: { ...portal.parameters, layout: 'fullscreen' },
  args: { routing: 'memory', path: '/no/such/page', 'oncp-navigate': fn() },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

export const NotFound: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { name: 'Page not found' })).toBeVisible()
    await expect(portal.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible()
  },
}

export const GoneBack: Story = {
  tags: ['full'],
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('link', { name: 'Back to the dashboard' }))
    const heading = await portal.findByRole('heading', { name: 'Hello, Ada Lovelace!' })
    await expect(heading.matches(':focus')).toBe(true)
  },
}
