import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { scene } from '../../../.storybook/scene'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Meetings · cp-meetings, calendar, appointments',
  id: 'elements-meetings',
  ...elementStory('cp-meetings', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-meetings'>

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const meetings = inside(canvasElement, 'cp-meetings')
    await expect(await meetings.findByRole('heading', { name: 'All Meetings' })).toBeVisible()
    await expect(meetings.getByText('No meetings scheduled yet!')).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-meetings') }
export const Narrow: Story = { tags: ['full'], globals: phone }
