import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { answer, fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const askedAt = '2026-11-20T09:30:00.000Z'
const ready = {
  state: 'ready',
  askedAt,
  until: '2026-11-21T09:31:00.000Z',
  path: '/demo-files/my-data-2026-11-20.zip',
  size: 1_482_300,
}
const known = (data: object) => scene({ rules: { ownData: answer({ success: true, data }) } })

const meta = {
  title: 'Elements/Portal · cp-portal, navigation, sidebar/Your data · copy, export, erase, privacy',
  id: 'elements-own-data',
  tags: ['pictures'],
  ...elementStory(
    'cp-portal',
    { person: 'ada' },
    'What a client can have of all that is kept: a copy, made in the background, and that it is erased. It is there where your server does either. Single files are where they stand, in `<cp-files>`.',
  ),
  args: { routing: 'memory', path: '/account' },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-portal'>

const portalIn = (canvas: HTMLElement) => inside(canvas, 'cp-portal')

export const Nothing: Story = {
  play: async ({ canvasElement }) => {
    await expect(await portalIn(canvasElement).findByRole('button', { name: 'Ask for a copy' })).toBeVisible()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { ownData: hang() } }) }

export const Failed: Story = {
  parameters: scene({ rules: { ownData: fail(500, 'The archive is being rebuilt.') } }),
  play: async ({ canvasElement }) => {
    await portalIn(canvasElement).findByText('The archive is being rebuilt.')
  },
}

export const Making: Story = {
  tags: ['full'],
  parameters: known({ copy: { state: 'making', askedAt } }),
  play: async ({ canvasElement }) => {
    await portalIn(canvasElement).findByText(/^Your copy is being made/)
  },
}

export const Ready: Story = {
  parameters: known({ copy: ready }),
  play: async ({ canvasElement }) => {
    const link = await portalIn(canvasElement).findByRole('link', { name: 'Download (1.5 MB)' })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/my-data-2026-11-20\.zip$/))
  },
}

export const NotMade: Story = {
  tags: ['full'],
  parameters: known({ copy: { state: 'failed', askedAt } }),
  play: async ({ canvasElement }) => {
    const portal = portalIn(canvasElement)
    await portal.findByText('The copy could not be made. Please ask for it again.')
    await expect(portal.getByRole('button', { name: 'Ask for a copy' })).toBeVisible()
  },
}

/** The form in which a client asks to be erased. */
export const AskingToBeErased: Story = {
  play: async ({ canvasElement }) => {
    const portal = portalIn(canvasElement)
    await userEvent.click(await portal.findByRole('button', { name: 'Ask to be erased' }))
    await expect(await portal.findByLabelText('Why? (optional)')).toBeVisible()
  },
}

export const AskedToBeErased: Story = {
  parameters: known({ erasure: { askedAt, words: 'We have closed our company.' } }),
  play: async ({ canvasElement }) => {
    const portal = portalIn(canvasElement)
    await portal.findByText(/to be erased. We will see to it\.$/)
    await userEvent.click(portal.getByRole('button', { name: 'Take it back' }))
    await expect(await portal.findByRole('button', { name: 'Ask to be erased' })).toBeVisible()
  },
}

export const Narrow: Story = { ...Ready, tags: ['full'], globals: phone }
