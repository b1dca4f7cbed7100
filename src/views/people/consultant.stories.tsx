import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { inside } from '../../../.storybook/inside'
import { longTexts } from '../../../.storybook/long-texts'
import { rulesOf, scene } from '../../../.storybook/scene'
import { fail, hang } from '../../../.storybook/server'
import { checkState } from '../../../.storybook/states'
import { phone } from '../../../.storybook/viewports'
import { $consultant } from '../../core/index'

const meta = {
  title: 'Elements/Consultant · cp-consultant, contact',
  id: 'elements-consultant',
  ...elementStory('cp-consultant', { person: 'ada' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-consultant'>

export const Assigned: Story = {
  play: async ({ canvasElement }) => {
    const consultant = inside(canvasElement, 'cp-consultant')
    await expect(await consultant.findByText('Maya Okafor')).toBeVisible()
    await expect(consultant.getByRole('link', { name: 'maya.okafor@example.com' })).toHaveAttribute(
      'href',
      'mailto:maya.okafor@example.com',
    )
  },
}

export const Unassigned: Story = {
  tags: ['drawn'],
  parameters: scene({ person: 'new' }),
  play: async ({ canvasElement }) => {
    const text = "Business consultant haven't been assigned yet"
    await expect(await inside(canvasElement, 'cp-consultant').findByText(text)).toBeVisible()
  },
}

export const Loading: Story = { tags: ['full'], parameters: scene({ rules: { consultant: hang() } }) }

export const Failed: Story = {
  tags: ['full'],
  parameters: scene({ rules: { consultant: fail(500, 'The address book is closed.') } }),
  play: async ({ canvasElement }) => {
    const consultant = inside(canvasElement, 'cp-consultant')
    await expect(await consultant.findByText('The address book is closed.')).toBeInTheDocument()
  },
}

export const Recovered: Story = {
  tags: ['full'],
  parameters: Failed.parameters,
  play: async (context) => {
    const consultant = inside(context.canvasElement, 'cp-consultant')
    const retry = await consultant.findByRole('button', { name: 'Retry' })
    delete rulesOf(context).consultant
    await userEvent.click(retry)
    await expect(await consultant.findByText('Maya Okafor')).toBeVisible()
  },
}

export const Stale: Story = {
  tags: ['full'],
  play: async (context) => {
    const consultant = inside(context.canvasElement, 'cp-consultant')
    await consultant.findByText('maya.okafor@example.com')
    rulesOf(context).consultant = fail(500, 'The address book is closed.')
    $consultant.refresh()
    await checkState(context)
    await expect(consultant.getByText('maya.okafor@example.com')).toBeVisible()
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-consultant') }
export const LongTexts: Story = { tags: ['full'], parameters: scene({ seed: longTexts }), globals: phone }
