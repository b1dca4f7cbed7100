import type { Meta } from '@storybook/react-vite'
import { createElement } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { scene } from '../../../.storybook/scene'
import { demoPassword, demoPeople } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const portal = elementStory('cp-portal', { person: 'ada' })

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar',
  id: 'elements-portal',
  ...portal,
  args: { routing: 'memory', 'oncp-navigate': fn() },
  parameters: { ...portal.parameters, layout: 'fullscreen' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

export const Dashboard: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { level: 1, name: 'Hello, Ada Lovelace!' })).toBeVisible()
    await expect(portal.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard')
  },
}

export const ProjectHistory: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('link', { name: 'Project History' }))
    const heading = await portal.findByRole('heading', { level: 1, name: 'Project History' })
    await expect(heading.matches(':focus')).toBe(true)
    await expect(portal.getByRole('link', { current: 'page' })).toHaveTextContent('Project History')
  },
}

export const PaymentHistory: Story = {
  tags: ['full', 'drawn'],
  args: { path: '/payments/payment-history' },
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible()
  },
}

export const Login: Story = {
  tags: ['drawn'],
  parameters: scene({ person: 'nobody' }),
  args: { path: '/login' },
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByRole('heading', { level: 1, name: 'Client login' })).toBeVisible()
  },
}

/** A client who is not signed in goes to the login first, and from there to the requested screen. */
export const AskedForAPage: Story = {
  tags: ['full'],
  parameters: scene({ person: 'nobody' }),
  args: { path: '/payments/payment-history' },
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    const email = await portal.findByRole('textbox', { name: 'Email' })
    await (await findToasts()).findByText('No token found')
    await fill(email, demoPeople.ada.email)
    await fill(portal.getByLabelText('Password'), demoPassword)
    await userEvent.click(portal.getByRole('button', { name: 'Log in' }))
    await expect(await portal.findByRole('heading', { level: 1, name: 'Payment History' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('button', { name: 'AL, account' }))
    await userEvent.click(await portal.findByRole('menuitem', { name: 'Log out' }))
    await expect(await portal.findByRole('heading', { name: 'Client login' })).toBeVisible()
  },
}

export const WithoutPayments: Story = {
  tags: ['full'],
  parameters: scene({ settings: { features: { payments: false }, brand: { name: 'Meridian Studio' } } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await portal.findByRole('heading', { level: 1, name: 'Hello, Ada Lovelace!' })
    await expect(portal.queryByRole('link', { name: 'Payment History' })).toBeNull()
  },
}

/** The company has a page of contracts in the portal, and help articles on its site. */
export const OwnPages: Story = {
  tags: ['full'],
  parameters: scene({
    settings: {
      pages: [
        { name: 'contracts', path: '/contracts', label: 'Contracts' },
        { name: 'help', href: '/help', label: 'Help articles', icon: 'help' },
      ],
    },
  }),
  render: (args) =>
    createElement('cp-portal', args, <p slot="page-contracts">Two contracts wait for your signature.</p>),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('link', { name: 'Contracts' }))
    const heading = await portal.findByRole('heading', { level: 1, name: 'Contracts' })
    await expect(heading.matches(':focus')).toBe(true)
    await expect(within(canvasElement).getByText(/Two contracts/)).toBeVisible()
    await expect(portal.getByRole('link', { name: 'Help articles' })).toHaveAttribute('href', '/help')
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
export const NarrowLogin: Story = { ...Login, tags: ['full'], globals: phone }
export const NarrowLongTexts: Story = {
  tags: ['full'],
  parameters: scene({ seed: longTexts }),
  globals: phone,
}

export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-portal') }
