import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { fill, inside } from '../../../.storybook/inside'
import { rulesOf, scene } from '../../../.storybook/scene'
import { adaProjects, fail, hang } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const story = elementStory('cp-raise-ticket', { person: 'ada' })
/** What people call the projects. */
const projects = adaProjects.map(({ serviceName, serviceId }) => `${serviceName}, ${serviceId}`)

const meta = {
  title: 'Elements/Raise Ticket · cp-raise-ticket, support, help, form',
  id: 'elements-raise-ticket',
  ...story,
  parameters: { ...story.parameters, said: projects },
} satisfies Meta
export default meta
type Story = ElementStory<'cp-raise-ticket'>

const picture = new File(['x'.repeat(48_000)], 'screenshot.png', { type: 'image/png' })
const letter = new File(['x'.repeat(1_000)], 'letter.docx', { type: 'application/msword' })

function form(canvasElement: Element) {
  const view = inside(canvasElement, 'cp-raise-ticket')
  return {
    view,
    subject: () => view.findByLabelText('Subject'),
    message: () => view.findByLabelText('Describe your issue'),
    create: () => view.getByRole('button', { name: 'Create Ticket' }),
    async write() {
      await fill(await this.subject(), 'The invoice is missing')
      await fill(await this.message(), 'I looked for the invoice of October and found none.')
    },
    attach: (...files: File[]) =>
      userEvent.upload(view.getByLabelText('Attach files'), files, { applyAccept: false }),
  }
}

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const { view, subject } = form(canvasElement)
    await expect(await subject()).toBeVisible()
    await expect(view.getByText('Your queries/feedback appear here')).toBeVisible()
    await expect(await view.findByRole('combobox', { name: 'Project' })).toBeVisible()
    await expect(await view.findByRole('link', { name: 'Second invoice address' })).toBeVisible()
  },
}

export const NothingWritten: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const { view, subject, create } = form(canvasElement)
    await subject()
    await userEvent.click(create())
    await expect(view.getByText('Give the ticket a subject.')).toBeVisible()
    await expect(view.getByText('Write a message, or attach a file.')).toBeVisible()
  },
}

export const WithFiles: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const { view, write, attach, ...rest } = form(canvasElement)
    await write.call({ ...rest })
    await attach(picture, letter, new File([], 'empty.pdf', { type: 'application/pdf' }))
    await expect(await view.findByText('screenshot.png')).toBeVisible()
    await expect(view.getByRole('button', { name: 'Remove letter.docx' })).toHaveAccessibleDescription(
      /^Better as JPEG, PNG, or PDF/,
    )
    await userEvent.click(view.getByRole('button', { name: 'Remove empty.pdf' }))
    await expect(view.queryByText('empty.pdf')).toBeNull()
  },
}

export const Sending: Story = {
  tags: ['full', 'drawn'],
  parameters: scene({ rules: { createTicket: hang() } }),
  play: async ({ canvasElement }) => {
    const { view, write, attach, create, ...rest } = form(canvasElement)
    await write.call({ ...rest })
    await attach(picture)
    await userEvent.click(create())
    await expect(await view.findByRole('progressbar')).toBeVisible()
    await expect(create()).toHaveAttribute('aria-busy', 'true')
  },
}

export const Refused: Story = {
  tags: ['drawn'],
  parameters: scene({ rules: { createTicket: fail(413, '"screenshot.png" is larger than 10 MB.') } }),
  play: async ({ canvasElement }) => {
    const { view, write, create, subject, ...rest } = form(canvasElement)
    await write.call({ ...rest, subject })
    await userEvent.click(create())
    await view.findByText(/larger than 10 MB/)
    await expect(await subject()).toHaveValue('The invoice is missing')
  },
}

export const Raised: Story = {
  tags: ['drawn'],
  args: { 'oncp-navigate': fn((event: Event) => event.preventDefault()), 'oncp-ticket-created': fn() },
  parameters: Refused.parameters,
  play: async (context) => {
    const { args, canvasElement } = context
    const { write, create, subject, ...rest } = form(canvasElement)
    delete rulesOf(context).createTicket
    await write.call({ ...rest, subject })
    await userEvent.click(create())
    await waitFor(() => expect(args['oncp-ticket-created']).toHaveBeenCalledTimes(1))
    const route = expect.objectContaining({ detail: expect.objectContaining({ route: 'ticket' }) })
    await expect(args['oncp-navigate']).toHaveBeenCalledWith(route)
    await expect(await subject()).toHaveValue('')
  },
}

export const SignedOut: Story = { tags: ['full'], parameters: scene({ person: 'nobody' }) }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-raise-ticket') }
export const Narrow: Story = { ...WithFiles, tags: ['full'], globals: phone }
