import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { findToasts, inside } from '../../../.storybook/inside'
import { phone } from '../../../.storybook/viewports'
import { usual } from './add-services'

/** What the lists of the dialog say. */
const choices = [...usual.services, ...usual.categories]
const story = elementStory(
  'cp-dashboard',
  { person: 'new' },
  'The dialog in which a client asks for more. The host hears of it, and says how it went.',
)

const meta = {
  title: 'Elements/Dashboard · cp-dashboard, overview, home/Add Services',
  id: 'elements-dashboard-add-services',
  tags: ['pictures'],
  ...story,
  parameters: { ...story.parameters, said: choices },
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

/** Nobody answers: the dialog closes, and nothing says that the request was sent. */
export const Unheard: Story = {
  tags: ['full'],
  args: { 'oncp-service-request': fn() },
  play: async ({ canvasElement, args }) => {
    const dashboard = await open(canvasElement)
    await userEvent.selectOptions(dashboard.getByRole('combobox', { name: 'Category' }), 'Advice')
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(args['oncp-service-request']).toHaveBeenCalledWith(
      expect.objectContaining({
        detail: expect.objectContaining({ service: 'Product design', category: 'Advice' }),
      }),
    )
    await waitFor(() => expect(dashboard.queryByRole('dialog')).toBeNull())
  },
}

export const Sending: Story = {
  tags: ['full'],
  args: { 'oncp-service-request': ({ detail }) => detail.respondWith(new Promise(() => {})) },
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(dashboard.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const Sent: Story = {
  args: { 'oncp-service-request': ({ detail }) => detail.respondWith(Promise.resolve()) },
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(dashboard.queryByRole('dialog')).toBeNull())
    // With the dialog, the toaster leaves it: the toast is drawn anew.
    await waitFor(async () =>
      expect((await findToasts()).getByText('Your request has been sent')).toBeVisible(),
    )
  },
}

const refusal = 'The desk is closed.'

export const Refused: Story = {
  parameters: { said: [refusal, ...choices] },
  args: {
    'oncp-service-request': ({ detail }) => detail.respondWith(Promise.reject(new Error(refusal))),
  },
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await userEvent.selectOptions(dashboard.getByRole('combobox', { name: 'Category' }), 'Advice')
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(await dashboard.findByText(refusal)).toBeVisible()
    await expect(dashboard.getByRole('combobox', { name: 'Category' })).toHaveValue('Advice')
  },
}

/** The host cancels the event: the dialog stays open. */
export const Cancelled: Story = {
  tags: ['full'],
  args: { 'oncp-service-request': (event) => event.preventDefault() },
  play: async ({ canvasElement }) => {
    const dashboard = await open(canvasElement)
    await userEvent.click(dashboard.getByRole('button', { name: 'Send' }))
    await expect(dashboard.getByRole('dialog', { name: 'Add Services' })).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], ...Open, globals: phone }
