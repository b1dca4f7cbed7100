import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { findToasts, inside } from '../../../.storybook/inside'
import { rulesOf, scene } from '../../../.storybook/scene'
import { answer, fail, offline } from '../../../.storybook/server'

const meta = {
  title: 'Elements/Notifications · cp-notifications, bell, news, unread/In the panel',
  id: 'elements-notifications-in-the-panel',
  tags: ['pictures'],
  ...elementStory(
    'cp-notifications',
    { person: 'ada' },
    'The panel that the bell opens: news to read, to dismiss, and to act upon.',
  ),
  decorators: [(Story) => createElement('header', { style: { textAlign: 'end' } }, Story())],
} satisfies Meta
export default meta
type Story = ElementStory<'cp-notifications'>

async function open(canvas: HTMLElement) {
  const bell = inside(canvas, 'cp-notifications')
  await userEvent.click(await bell.findByRole('button', { name: /unread/ }))
  await expect(await bell.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await bell.findByRole('button', { name: 'Close' })
  return bell
}

async function dismissAllAndClose(bell: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(bell.getByRole('button', { name: 'Dismiss all' }))
  await userEvent.click(bell.getByRole('button', { name: 'Close' }))
}

export const Dismissed: Story = {
  args: { 'oncp-notification-dismissed': fn() },
  play: async ({ canvasElement, args }) => {
    const bell = await open(canvasElement)
    await userEvent.click(bell.getByRole('button', { name: 'Dismiss New answer on your ticket' }))
    await expect(bell.queryByText('New answer on your ticket')).toBeNull()
    const next = bell.getByRole('button', { name: 'Dismiss Your approval is needed' })
    await expect(next.matches(':focus')).toBe(true)
    await waitFor(() => expect(args['oncp-notification-dismissed']).toHaveBeenCalledOnce())
    await expect(await bell.findByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible()
  },
}

export const DismissRefused: Story = {
  tags: ['full'],
  parameters: scene({ rules: { markNotificationRead: fail(409, 'Not now, please.') } }),
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    await userEvent.click(bell.getByRole('button', { name: 'Dismiss Data is missing' }))
    await (await findToasts()).findByText('Not now, please.')
    await expect(await bell.findByText('Data is missing')).toBeVisible()
  },
}

export const AllRefused: Story = {
  tags: ['full'],
  parameters: DismissRefused.parameters,
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    await dismissAllAndClose(bell)
    await expect(await bell.findByRole('button', { name: 'Notifications: 3 unread' })).toBeVisible()
    await waitFor(() => expect(bell.getByRole('status')).toHaveTextContent('Notifications: 3 unread'))
  },
}

/** The server is told when it can be reached again. Until then, the panel says so. */
export const DismissedOffline: Story = {
  tags: ['full'],
  parameters: scene({ rules: { markNotificationRead: offline() } }),
  play: async (context) => {
    const bell = await open(context.canvasElement)
    await dismissAllAndClose(bell)
    await userEvent.click(bell.getByRole('button', { name: 'Notifications' }))
    const later = 'Dismissed here. This will be saved as soon as the server can be reached.'
    await expect(await bell.findByText(later)).toBeVisible()
    await expect(await bell.findByText("You're all catched up")).toBeVisible()
    delete rulesOf(context).markNotificationRead
    await waitFor(() => expect(bell.queryByText(later)).toBeNull(), { timeout: 10_000 })
    await expect(bell.getByRole('button', { name: 'Notifications' })).toBeVisible()
  },
}

export const LookedBackAt: Story = {
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    await userEvent.click(bell.getByRole('button', { name: 'Dismiss all' }))
    await expect(await bell.findByText("You're all catched up")).toBeVisible()
    await userEvent.click(bell.getByText('Earlier'))
    const newest = await bell.findByText('New answer on your ticket')
    const panel = bell.getByRole('dialog').getBoundingClientRect()
    await expect(newest.getBoundingClientRect().bottom).toBeLessThan(panel.bottom)
    await expect(bell.queryByRole('button', { name: /^Dismiss/ })).toBeNull()
  },
}

/** The server is told only when the panel is closed. */
export const AllDismissed: Story = {
  tags: ['full'],
  args: { 'oncp-notification-dismissed': fn() },
  play: async ({ canvasElement, args }) => {
    const bell = await open(canvasElement)
    await userEvent.click(bell.getByRole('button', { name: 'Dismiss all' }))
    await expect(await bell.findByText("You're all catched up")).toBeVisible()
    const undo = bell.getByRole('button', { name: 'Undo' })
    await expect(undo.matches(':focus')).toBe(true)
    await expect(undo).toHaveAccessibleDescription('5 notifications dismissed')
    // A second click would come too soon: it might be meant for what stood there before.
    await userEvent.keyboard('{Enter}')
    await expect(await bell.findByText('New answer on your ticket')).toBeVisible()
    await expect(bell.getByRole('button', { name: 'Dismiss all' }).matches(':focus')).toBe(true)
    await expect(args['oncp-notification-dismissed']).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(bell.getByRole('button', { name: 'Close' }))
    await expect(bell.getByRole('button', { name: 'Notifications' })).toBeVisible()
    await waitFor(() => expect(args['oncp-notification-dismissed']).toHaveBeenCalledTimes(5))
  },
}

const unread = {
  title: 'Budget',
  message: 'The plan is ready.',
  CTA: 'Open',
  createdAt: '2026-01-01',
  read: false,
}

/**
 * A call to action is a link only if it leads to a protected screen, or to another site by https. Otherwise it is
 * plain text.
 */
export const CallsToAction: Story = {
  parameters: scene({
    rules: {
      notifications: answer({
        data: [
          { ...unread, _id: 'screen', title: 'A screen', CTAPath: '/support' },
          { ...unread, _id: 'bare', title: 'A screen without slash', CTAPath: 'support' },
          { ...unread, _id: 'full', title: 'A full address', CTAPath: `${location.origin}/support` },
          { ...unread, _id: 'site', title: 'A site', CTAPath: 'https://example.com/plan' },
          { ...unread, _id: 'script', title: 'A script', CTAPath: 'javascript:alert(1)' },
          { ...unread, _id: 'host', title: 'Another host', CTAPath: '//example.com' },
          { ...unread, _id: 'nowhere', title: 'No screen', CTAPath: '/no/such/screen' },
          { ...unread, _id: 'up', title: 'No ticket', CTAPath: '/support/ticket/%2e%2e' },
          { ...unread, _id: 'reset', title: 'No link', CTAPath: '/reset-password' },
        ],
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    const links = bell.getAllByRole('link', { name: 'Open' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/support',
      '/support',
      '/support',
      'https://example.com/plan',
    ])
    await expect(links[3]).toHaveAttribute('target', '_blank')
    await expect(links[3]?.getAttribute('rel')).toContain('noopener')
    await expect(bell.getAllByText('Open')).toHaveLength(9)
  },
}
