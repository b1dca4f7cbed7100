import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { onStage, stageOf } from '../../../../.storybook/stage'
import { Button } from '../buttons/button'
import { Select } from '../fields/select'
import { Dialog, type DialogProps } from './dialog'

function Opener(props: DialogProps) {
  const [open, setOpen] = useState(props.open)
  const onDialogClosed = () => {
    setOpen(false)
    props.onClose?.()
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Services</Button>
      <Dialog
        {...props}
        open={open}
        onClose={onDialogClosed}
        footer={
          <>
            <Button onClick={onDialogClosed}>Cancel</Button>
            <Button variant="primary">Send</Button>
          </>
        }
      />
    </>
  )
}

const meta = {
  title: 'Blocks/Dialog · modal, sheet',
  id: 'blocks-dialog',
  tags: ['pictures'],
  component: Dialog,
  render: (props) => <Opener {...props} />,
  args: {
    open: true,
    title: 'Add Services',
    closeLabel: 'Close',
    onClose: fn(),
    children: (
      <div style={{ display: 'grid', gap: '1.25rem' }}>
        <p>Tell us what you have in mind, and your consultant will get in touch.</p>
        <Select label="Service" options={[{ value: 'web', label: 'Website' }]} />
        <Select label="Category" options={[{ value: 'new', label: 'Something new' }]} />
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}

/** A dialog of the host's around this one hears nothing of the key, so that it stays open. */
export const EscapeClosesThisAlone: Story = {
  play: async ({ canvasElement }) => {
    const heard = fn()
    canvasElement.addEventListener('keydown', heard)
    onStage(canvasElement).getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('a{Escape}')
    await expect(heard.mock.calls.map(([event]) => event.key)).toEqual(['a'])
  },
}

export const FocusReturns: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const stage = onStage(canvasElement)
    const opener = stage.getByRole('button', { name: 'Add Services' })
    await userEvent.click(opener)
    const dialog = stage.getByRole('dialog', { name: 'Add Services' })
    await waitFor(() => expect(dialog).toBeVisible())
    await userEvent.click(stage.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(dialog).not.toBeVisible()
    await expect(stageOf(canvasElement).activeElement).toBe(opener)
  },
}
