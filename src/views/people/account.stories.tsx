import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { scene } from '../../../.storybook/scene'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Account · cp-account, profile, user menu, log out',
  id: 'elements-account',
  ...elementStory('cp-account', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-account'>

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await expect(await account.findByRole('button', { name: 'AL, account' })).toBeVisible()
  },
}

export const Open: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: 'AL, account' }))
    await expect(await account.findByText('Lovelace Instruments')).toBeVisible()
    await expect(account.getByText('client@example.com')).toBeVisible()
    await expect(await account.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
  },
}

/** The server names no company. */
export const WithoutCompany: Story = {
  tags: ['full'],
  parameters: scene({
    seed: (records) => ({
      ...records,
      clients: records.clients.map((client) => ({ ...client, company: '' })),
    }),
  }),
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: 'AL, account' }))
    await expect(await account.findByText('client@example.com')).toBeVisible()
    await expect(account.queryByText('Lovelace Instruments')).toBeNull()
  },
}

/** The company has entries of its own in the menu. */
export const OwnEntries: Story = {
  parameters: scene({
    settings: {
      menu: [
        { name: 'profile', label: 'Profile', href: '/profile' },
        { name: 'tour', label: 'Take the tour' },
      ],
    },
  }),
  args: { 'oncp-menu-request': fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: 'AL, account' }))
    await expect(await account.findByRole('menuitem', { name: 'Take the tour' })).toBeVisible()
    await userEvent.click(account.getByRole('menuitem', { name: 'Profile' }))
    await expect(args['oncp-menu-request']).toHaveBeenCalledOnce()
  },
}

export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: 'AL, account' }))
    await userEvent.click(await account.findByRole('menuitem', { name: 'Log out' }))
    await expect(await account.findByRole('link', { name: 'Log in' })).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }

export const LongTexts: Story = {
  tags: ['full'],
  parameters: scene({ seed: longTexts }),
  globals: phone,
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: /account/ }))
    await expect(await account.findByRole('menuitem', { name: 'Log out' })).toBeVisible()
  },
}

/** The client may choose between all languages of the library. */
export const Languages: Story = {
  tags: ['drawn'],
  parameters: scene({ settings: { locales: ['en', 'de', 'es', 'fr', 'nl', 'pl', 'pt-BR', 'ar'] } }),
  play: async ({ canvasElement }) => {
    const account = inside(canvasElement, 'cp-account')
    await userEvent.click(await account.findByRole('button', { name: 'AL, account' }))
    await userEvent.click(await account.findByRole('menuitem', { name: 'Language: English' }))
    await expect(await account.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
    await expect(account.getByRole('menuitemradio', { name: 'Polski' })).toHaveAttribute('lang', 'pl')
  },
}
