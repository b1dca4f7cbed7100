/** Every form of the elements: what a person writes into it, and the call that it makes of that. */
import type { CallName } from '../../server/api/calls'
import type { Tag } from '../../src/elements/elements'
import { showView } from './every-view'
import { draw, until } from './page'
import { choose, fieldOf, find, loaded, press, reads, typeInto } from './person'

export interface Form {
  tag: Tag
  /** It is for who is signed out. */
  isPublic?: true
  /** The project that has it, where that one matters. */
  project?: string
  /** Makes it ready to be filled in. */
  open?: (element: HTMLElement) => unknown
  /** By the label of a field: what that is called in the call, and a value that is good. */
  fields: Record<string, [name: string, value: string]>
  button: string
  call: CallName
}

const email: Form['fields'][string] = ['email', 'client@example.com']
const message: Form['fields'][string] = ['message', 'Where is it?']

/** Chooses a file, as soon as the form has a place for it. */
export async function attach(element: HTMLElement): Promise<void> {
  await until(() => find(element, 'input[type=file]'))
  await draw()
  choose(element)
  await reads(element, 'plan.pdf')
}

export const forms: Record<string, Form> = {
  'Log in': {
    ...{ tag: 'cp-login', isPublic: true, button: 'Log in', call: 'login' },
    fields: { Email: email, Password: ['password', 'portal-demo'] },
  },
  'Send Email': {
    ...{ tag: 'cp-forgot-password', isPublic: true, button: 'Send Email', call: 'sendResetEmail' },
    fields: { Email: email },
  },
  'Update Password': {
    ...{ tag: 'cp-reset-password', isPublic: true, button: 'Update Password', call: 'resetPassword' },
    open: (element) => Object.assign(element, { token: 'from-the-mail' }),
    fields: { 'New password': ['password', 'correct horse'] },
  },
  'Create Ticket': {
    ...{ tag: 'cp-raise-ticket', button: 'Create Ticket', call: 'createTicket' },
    fields: { Subject: ['subject', 'Invoice'], 'Describe your issue': message },
  },
  'Send reply': {
    ...{ tag: 'cp-ticket', button: 'Send reply', call: 'replyTicket' },
    fields: { Message: message },
  },
  'Reply to an update': {
    ...{ tag: 'cp-project-updates', button: 'Send reply', call: 'createTicket' },
    project: 'project-stock-forecast',
    open: (element) => press(element, /^Reply to /),
    fields: { Message: message },
  },
  Upload: {
    ...{ tag: 'cp-files', button: 'Upload', call: 'uploadFile' },
    open: attach,
    fields: { 'File name': ['fileName', 'plan'], Remarks: ['remarks', 'Our plan'] },
  },
}

/** Every field of every form, with the title of its form. */
export const everyField = Object.entries(forms).flatMap(([title, form]) =>
  Object.keys(form.fields).map((label): [string, string, Form] => [title, label, form]),
)

/** Shows a form, ready to be filled in. */
export async function showForm({ tag, project, open }: Pick<Form, 'tag' | 'project' | 'open'>) {
  const element = showView(tag)
  if (project) element.setAttribute('service-id', project)
  await open?.(element)
  await loaded(element)
  await draw()
  return element
}

/** Writes something good into each field of a form. */
export async function fillIn(element: Element, { fields }: Form): Promise<void> {
  for (const label of Object.keys(fields)) await until(() => fieldOf(element, label))
  // React listens to what a new field shows only after it was drawn: what is typed before that stands there a moment later.
  await draw()
  for (const [label, [, value]] of Object.entries(fields)) typeInto(fieldOf(element, label), value)
}
