import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { fill, inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { fail, hang, type Records, withColleagues } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const all = (records: Records) => withColleagues(records, new Date())
/** The same, and Ada has another role. */
const as = (role: string) => (records: Records) => ({
  ...all(records),
  clients: all(records).clients.map((one) => (one.id === 'client-ada' ? { ...one, role } : one)),
})

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar/Colleagues · people, roles, invitation',
  id: 'elements-colleagues',
  tags: ['pictures'],
  ...elementStory(
    'cp-portal',
    { person: 'ada', seed: all, lacks: ['changeProfile', 'changePhoto'] },
    "The people of the client's company in the account: who they are, what each may do, who is invited. It is there where your server names them. Leave the call out where a client has no colleagues.",
  ),
  args: { routing: 'memory', path: '/account' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByLabelText('What Charles Babbage may do')).toHaveValue('pay')
    await expect(portal.getByText(/^Invited on .*, not here yet$/)).toBeVisible()
  },
}

export const Inviting: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.click(await portal.findByRole('button', { name: 'Invite a colleague' }))
    fill(portal.getByLabelText('Name'), 'Grace Hopper')
    fill(portal.getByLabelText('Email'), 'grace')
    await userEvent.click(portal.getByRole('radio', { name: 'Can pay and write' }))
    await userEvent.click(portal.getByRole('button', { name: 'Send invitation' }))
    await expect(await portal.findByText(/^Enter an email address/)).toBeVisible()
  },
}

/** Who may not invite sees who is there, and nothing to change. */
export const LooksOnly: Story = {
  parameters: scene({ seed: as('look') }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText('charles@example.com')).toBeVisible()
    await expect(portal.queryByRole('button', { name: 'Invite a colleague' })).toBeNull()
    await expect(portal.queryByRole('combobox', { name: /may do$/ })).toBeNull()
  },
}

export const PaymentsOfOneWhoLooks: Story = {
  tags: ['full'],
  args: { routing: 'memory', path: '/payments/payment-history' },
  parameters: scene({ seed: as('look') }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText('Payment due')).toBeVisible()
    await expect(portal.queryByRole('button', { name: 'Pay' })).toBeNull()
  },
}

export const TicketWithFollowers: Story = {
  args: { routing: 'memory', path: '/support/ticket/TKT-C6RB94JS' },
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText('Followers: Ada Lovelace and Charles Babbage')).toBeVisible()
  },
}

export const TicketOfOneWhoLooks: Story = {
  args: { routing: 'memory', path: '/support/ticket/TKT-M4XQ72PD' },
  parameters: scene({ seed: as('look') }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText(/^You can read here, and not write\./)).toBeVisible()
    await expect(portal.queryByRole('textbox')).toBeNull()
  },
}

export const Loading: Story = { parameters: scene({ rules: { colleagues: hang() } }) }

export const Failed: Story = {
  parameters: scene({ rules: { colleagues: fail(500, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-portal').findByText('The archive is being rebuilt.')
  },
}

/** The server names the people, and has no call that changes it. */
export const NothingToChange: Story = {
  parameters: scene({
    lacks: ['changeProfile', 'changePhoto', 'inviteColleague', 'removeColleague', 'changeColleague'],
  }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByText('charles@example.com')).toBeVisible()
    await expect(portal.queryByRole('button', { name: 'Remove Charles Babbage' })).toBeNull()
  },
}

export const Narrow: Story = { ...Full, tags: ['full'], globals: phone }
