import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { onStage } from '../../../../.storybook/stage'
import { icons } from '../pictures/icons'
import { Button, ButtonLink } from './button'

const meta = {
  title: 'Blocks/Button · primary, secondary, danger',
  id: 'blocks-button',
  component: Button,
  args: { children: 'Raise a ticket', onClick: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: ['primary', 'secondary', 'quiet', 'danger'] },
    size: { control: 'inline-radio', options: ['medium', 'small'] },
    icon: { control: 'select', options: [undefined, 'plus', 'download'] },
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' } as const

export const Playground: Story = { args: { variant: 'primary', icon: icons.plus } }

export const All: Story = {
  parameters: { leads: false },
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['medium', 'small'] as const).map((size) => (
        <div key={size} style={row}>
          <Button size={size} variant="primary">
            Create Ticket
          </Button>
          <Button size={size}>Cancel</Button>
          <Button size={size} icon={icons.download}>
            Download
          </Button>
          <Button size={size} variant="quiet">
            Dismiss
          </Button>
          <Button size={size} variant="danger">
            Remove
          </Button>
          <ButtonLink size={size} href="#details" icon={icons.plus}>
            A link
          </ButtonLink>
        </div>
      ))}
      <div style={row}>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="primary" busy>
          Send Email
        </Button>
        <Button busy>Uploading</Button>
      </div>
    </div>
  ),
}

export const Busy: Story = {
  args: { busy: true, variant: 'primary', children: 'Send Email' },
  play: async ({ canvasElement, args }) => {
    const button = onStage(canvasElement).getByRole('button', { name: 'Send Email' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Narrow: Story = {
  tags: ['full'],
  parameters: { stage: '10rem' },
  args: { children: 'A label that is longer than the room it has', icon: icons.plus },
}
