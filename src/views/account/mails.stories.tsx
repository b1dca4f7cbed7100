import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { answer, fail, hang, type Rules } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const told = (data: object) => answer({ success: true, data })
const rules = {
  mailSettings: told({ answers: 'at-once', approvals: 'daily', payments: 'never' }),
} satisfies Rules

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar/Mails · notifications by email, unsubscribe',
  id: 'elements-mails',
  tags: ['pictures'],
  ...elementStory(
    'cp-portal',
    { person: 'ada', rules, lacks: ['changeProfile', 'changePhoto'] },
    'The card of the account on which a client chooses what is told by mail, and when. It is there where your server sends mails. For news in the page, there is `<cp-notifications>`.',
  ),
  args: { routing: 'memory', path: '/account' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

const answers = 'Answers on your tickets'

export const Full: Story = {
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByLabelText(answers)).toHaveDisplayValue('At once')
    await expect(portal.getByLabelText('Payments that are due')).toHaveDisplayValue('Never')
  },
}

export const Saved: Story = {
  tags: ['full'],
  parameters: scene({
    rules: {
      ...rules,
      changeMailSettings: told({ answers: 'daily', approvals: 'daily', payments: 'never' }),
    },
  }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await userEvent.selectOptions(await portal.findByLabelText(answers), 'daily')
    await expect(await portal.findByText(`Saved: ${answers} – Once a day, in the morning`)).toBeVisible()
  },
}

export const Refused: Story = {
  parameters: scene({ rules: { ...rules, changeMailSettings: fail(500, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    const select = await portal.findByLabelText(answers)
    await userEvent.selectOptions(select, 'never')
    await waitFor(() => expect(select).toHaveAccessibleDescription('The archive is being rebuilt.'))
    await expect(select).toHaveDisplayValue('At once')
  },
}

/** The server tells of payments alone, and by a word that is newer than the elements. */
export const OneOfThem: Story = {
  tags: ['full'],
  parameters: scene({ rules: { mailSettings: told({ payments: 'weekly' }) } }),
  play: async ({ canvasElement }) => {
    const portal = inside(canvasElement, 'cp-portal')
    await expect(await portal.findByLabelText('Payments that are due')).toHaveDisplayValue('weekly')
    await expect(portal.queryByLabelText(answers)).toBeNull()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { mailSettings: hang() } }) }

export const Failed: Story = {
  parameters: scene({ rules: { mailSettings: fail(500, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    await inside(canvasElement, 'cp-portal').findByText('The archive is being rebuilt.')
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
