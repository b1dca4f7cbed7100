import type { Meta, StoryContext } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { apiOf, rulesOf, scene } from '../../../.storybook/scene'
import { answer, fail, hang, type Records } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'
import { $notifications } from '../../core/index'
import { $offerOf } from '../../core/server/optional'

const meta = {
  title: 'Elements/Notifications · cp-notifications, bell, news, unread',
  id: 'elements-notifications',
  ...elementStory('cp-notifications', { person: 'ada' }),
  // The bell stands at the end of a header, as on a host's page.
  decorators: [(Story) => createElement('header', { style: { textAlign: 'end' } }, Story())],
} satisfies Meta
export default meta
type Story = ElementStory<'cp-notifications'>

async function open(canvas: HTMLElement, name: string | RegExp = /unread/) {
  const bell = inside(canvas, 'cp-notifications')
  await userEvent.click(await bell.findByRole('button', { name }))
  await expect(await bell.findByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await bell.findByRole('button', { name: 'Close' })
  return bell
}

const many = (records: Records): Records => {
  const [first] = records.notifications
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...first,
    _id: `many-${index}`,
    CTAPath: `/support/ticket/${index}`,
  }))
  return { ...records, notifications: copies as Records['notifications'] } // the seed has notifications
}

/** Something new is there, and the server tells so, if it can. */
async function arrive(context: StoryContext) {
  const bell = inside(context.canvasElement, 'cp-notifications')
  rulesOf(context).notifications = answer({ data: [{ _id: 'fresh', title: 'Budget' }] })
  await apiOf(context).store.tell('client-ada', { name: 'notifications' })
  await waitFor(() => expect(bell.getByRole('status')).toHaveTextContent('New notification: Budget'))
  await expect(bell.getByRole('button', { name: 'Notifications: 1 unread' })).toBeVisible()
}

/** Of five that are unread, two are about what waits for the client: "Waiting for you" counts those. */
export const Closed: Story = {
  args: { 'oncp-notifications-change': fn() },
  play: async ({ canvasElement, args }) => {
    const bell = inside(canvasElement, 'cp-notifications')
    await expect(await bell.findByRole('button', { name: 'Notifications: 3 unread' })).toBeVisible()
    const told = args['oncp-notifications-change']
    await expect(told).toHaveBeenLastCalledWith(expect.objectContaining({ detail: { total: 3 } }))
  },
}

/** A server that tells nothing of changes: the bell asks from time to time. */
export const WithoutNews: Story = {
  tags: ['full'],
  parameters: scene({ lacks: ['events'], settings: { pollSeconds: { notifications: 0.2 } } }),
  play: async (context) => {
    await Closed.play?.(context)
    const offerOf = $offerOf.get()
    await expect([offerOf('events'), offerOf('logout')]).toEqual(['lacking', 'offered'])
    await arrive(context)
  },
  args: { 'oncp-notifications-change': fn() },
}

export const Open: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    await expect(bell.getByRole('dialog').getBoundingClientRect().width).toBe(325)
    await expect(bell.getByRole('link', { name: 'Read the answer' })).toHaveAttribute(
      'href',
      '/support/ticket/TKT-M4XQ72PD',
    )
  },
}

export const Sheet: Story = {
  globals: phone,
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement)
    await expect(bell.getByRole('dialog').getBoundingClientRect().width).toBe(innerWidth)
    await userEvent.click(bell.getByRole('button', { name: 'Close' }))
    await expect(bell.queryByRole('dialog')).toBeNull()
  },
}

export const LongTexts: Story = {
  tags: ['full'],
  parameters: scene({ seed: longTexts }),
  globals: phone,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
  },
}

export const MoreThan99: Story = {
  tags: ['full', 'drawn'],
  parameters: scene({ seed: many }),
  play: async ({ canvasElement }) => {
    const bell = inside(canvasElement, 'cp-notifications')
    await expect(await bell.findByText('99+')).toBeVisible()
    await open(canvasElement, 'Notifications: 99+ unread')
    await expect(bell.getByRole('list').parentElement?.clientHeight).toBeLessThanOrEqual(innerHeight * 0.6)
  },
}

export const Empty: Story = {
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement, 'Notifications')
    await expect(await bell.findByText("You're all catched up")).toBeVisible()
    await expect(bell.getByText("There aren't any unread notifications.")).toBeVisible()
    await expect(bell.queryByRole('button', { name: 'Dismiss all' })).toBeNull()
  },
}

export const Loading: Story = {
  tags: ['full'],
  parameters: scene({ rules: { notifications: hang() } }),
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement, 'Notifications')
    const lines = bell.getByRole('dialog').querySelectorAll('span[style*=size]')
    await expect(lines.length).toBeGreaterThan(2)
    // The panel opens at the end of its button, but its lines begin where texts do.
    const starts = Array.from(lines, (line) => Math.round(line.getBoundingClientRect().left))
    await expect(new Set(starts).size).toBe(1)
  },
}

export const Failed: Story = {
  parameters: scene({ rules: { notifications: fail(500, 'The bell is being repaired.') } }),
  play: async ({ canvasElement }) => {
    const bell = await open(canvasElement, 'Notifications')
    await expect(await bell.findByText('The bell is being repaired.')).toBeInTheDocument()
    await (await findToasts()).findByText('The bell is being repaired.')
  },
}

export const Recovered: Story = {
  tags: ['full'],
  ...Failed,
  play: async (context) => {
    const bell = await open(context.canvasElement, 'Notifications')
    await bell.findByText('The bell is being repaired.')
    delete rulesOf(context).notifications
    $notifications.retry()
    await expect(await bell.findByText('New answer on your ticket')).toBeVisible()
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const bell = await open(context.canvasElement)
    rulesOf(context).notifications = fail(500, 'The bell is being repaired.')
    $notifications.refresh()
    await expect(await bell.findByText(/The latest could not be loaded/)).toBeVisible()
    await expect(bell.getByText('New answer on your ticket')).toBeVisible()
  },
}

export const Arrives: Story = {
  tags: ['full'],
  play: async (context) => {
    const bell = inside(context.canvasElement, 'cp-notifications')
    await bell.findByRole('button', { name: 'Notifications: 3 unread' })
    await arrive(context)
  },
}

export const SignedOut: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  play: async ({ canvasElement }) => {
    const bell = inside(canvasElement, 'cp-notifications')
    await expect(await bell.findByRole('link', { name: 'Log in' })).toBeVisible()
  },
}

export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-notifications') }
