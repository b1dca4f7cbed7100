import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Parts/Add Services',
  ...elementStory('cp-dashboard', { person: 'new' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-dashboard'>

async function open(canvas: HTMLElement) {
  const dashboard = inside(canvas, 'cp-dashboard')
  await userEvent.click(await dashboard.findByRole('button', { name: 'Add Services' }))
  await expect(await dashboard.findByRole('dialog', { name: 'Add Services' })).toBeVisible()
  return dashboard
}

export const Open: Story = {
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await expect(dashboard.getByRole('combobox', { name: 'Service' })).toBeVisible()
    await expect(dashboard.getByRole('combobox', { name: 'Category' })).toBeVisible()
  },
}

export const Sent: Story = {
  args: { 'oncp-service-request': fn() },
  play: async ({ canvasElement, args }) => {
    const dashboard = await open(canvasElement)
    await userEvent.selectOptions(dashboard.getByRole('combobox', { name: 'Category' }), 'Advice')
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(args['oncp-service-request']).toHaveBeenCalledWith(
      expect.objectContaining({ detail: { service: 'Product design', category: 'Advice' } }),
    )
    await waitFor(() => expect(dashboard.queryByRole('dialog')).toBeNull())
  },
}

/** The host cancels the event: the dialog stays open. */
export const Cancelled: Story = {
  args: { 'oncp-service-request': (event) => event.preventDefault() },
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(dashboard.getByRole('dialog', { name: 'Add Services' })).toBeVisible()
  },
}

export const Narrow: Story = { ...Open, globals: phone }
