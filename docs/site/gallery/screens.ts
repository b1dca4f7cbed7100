/** The screens of the portal as the gallery shows them: the accepted pictures of `tests/e2e/screens/pictures`. */
import { readdirSync, readFileSync } from 'node:fs'

/** In which state a screen is. */
type State = 'full' | 'empty' | 'failing'

export interface Screen {
  /** The name of its pictures, before width and scheme. */
  name: string
  state: State
  title: string
  /** What is seen, for those who don't see it. */
  text: string
}

const full = (name: string, title: string, text: string): Screen => ({ name, state: 'full', title, text })
const empty = (name: string, title: string, text: string): Screen => ({ name, state: 'empty', title, text })
const failing = (name: string, title: string, text: string): Screen => ({
  name,
  state: 'failing',
  title,
  text,
})

export const screens: readonly Screen[] = [
  full(
    'dashboard',
    'Dashboard',
    'What waits for the client, four figures, the latest projects and payments.',
  ),
  empty('dashboard-first-day', 'Dashboard on the first day', 'Nothing yet, and what will be here.'),
  failing('dashboard-down', 'Dashboard without a server', 'Each part says so, and can be tried again alone.'),
  full('projects', 'Projects', 'All projects, with search, order and a filter by status.'),
  empty('projects-none', 'No projects', 'The list before the first project.'),
  full('project', 'Project', 'Where it stands: figures, timeline, consultant, files and payments.'),
  full('project-updates', 'Updates', 'What the company wrote about a project, latest first.'),
  full('milestones', 'Milestones', 'What is done, what is under way, and what comes.'),
  full('payments', 'Payments', 'The last twelve months as columns, and each payment in a list.'),
  full('tickets', 'Tickets', 'All tickets, with search, order and a filter by status.'),
  full('ticket', 'Ticket', 'The conversation, and the field for a reply.'),
  full(
    'ticket-resolved',
    'Ticket, resolved',
    'The conversation that has ended, and the question whether it helped.',
  ),
  full('raise-ticket', 'Raise a ticket', 'A question, with its project and files.'),
  empty('meetings', 'Meetings', 'No meeting is scheduled yet.'),
  full('notifications', 'Notifications', 'The panel that the bell opens.'),
  full('account', 'Account menu', "The menu behind the client's initials."),
  full(
    'account-page',
    'Account',
    'The profile, the colleagues and what each may do, mails, and the own data.',
  ),
  full('add-services', 'Add services', 'The dialog that asks for a new service.'),
  full('login', 'Log in', 'Email address and password.'),
  failing(
    'login-incomplete',
    'Log in, incomplete',
    'The form was sent empty: each field says what it needs.',
  ),
  full('forgot-password', 'Forgot password', 'Asks for the email address to which the link goes.'),
  full('reset-password', 'New password', 'A new password, and what it needs.'),
  failing('not-found', 'Not found', 'A page that is not there, and the way back.'),
]

const folder = 'tests/e2e/screens/pictures'

export interface Picture {
  /** Its address in the site. */
  src: string
  width: number
  height: number
}

/** The picture of a screen. Its size stands in the first bytes of a PNG. */
export function pictureOf(name: string, width: number, scheme: 'light' | 'dark'): Picture {
  const file = `${name}-${width}-${scheme}.png`
  const bytes = readFileSync(`${folder}/${file}`)
  return { src: `/gallery/${file}`, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

// A new screen is shown, too.
const shown = new Set(screens.map(({ name }) => name))
for (const file of readdirSync(folder)) {
  const name = file.replace(/-\d+-(light|dark)\.png$/, '')
  if (!shown.has(name)) throw new Error(`docs/site/gallery/screens.ts has no line for the screen ${name}.`)
}
