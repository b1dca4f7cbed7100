import type { Meta } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { type ElementStory, elementStory, ownContent } from '../../../.storybook/element-story'
import { fill, findToasts, inside } from '../../../.storybook/inside'
import { rulesOf, scene } from '../../../.storybook/scene'
import { demoPassword, demoPeople, hang, offline } from '../../../.storybook/server'
import { phone } from '../../../.storybook/viewports'

const meta = {
  title: 'Elements/Login · cp-login, sign in, password',
  id: 'elements-login',
  ...elementStory('cp-login', { person: 'nobody' }),
} satisfies Meta
export default meta
type Story = ElementStory<'cp-login'>

async function logIn(canvas: HTMLElement, email: string, password: string) {
  const login = inside(canvas, 'cp-login')
  await fill(await login.findByRole('textbox', { name: 'Email' }), email)
  await fill(login.getByLabelText('Password'), password)
  await userEvent.click(login.getByRole('button', { name: 'Log in' }))
  return login
}

export const Blank: Story = {
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByRole('heading', { name: 'Client login' })).toBeVisible()
    await expect(login.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const Problems: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement, 'ada', '')
    const email = login.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAccessibleDescription(/Enter an email address, such as/)
    await expect(login.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password/)
  },
}

export const Refused: Story = {
  tags: ['drawn'],
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement, demoPeople.ada.email, 'not my password')
    // Only the toast announces the message. The form shows it, too.
    const alert = await (await findToasts()).findByRole('alert')
    await login.findByText(alert.textContent ?? '')
  },
}

export const Offline: Story = {
  tags: ['drawn'],
  parameters: scene({ rules: { login: offline() } }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement, demoPeople.ada.email, demoPassword)
    await login.findByText("The server can't be reached.")
  },
}

export const Sending: Story = {
  tags: ['drawn'],
  parameters: scene({ rules: { login: hang() } }),
  play: async ({ canvasElement }) => {
    const login = await logIn(canvasElement, demoPeople.ada.email, demoPassword)
    await expect(login.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true')
    await (await findToasts()).findByText('Logging in....')
  },
}

/** Enter and a click at the same time send only one login. */
export const SentTwiceAtOnce: Story = {
  tags: ['full'],
  play: async (context) => {
    const login = inside(context.canvasElement, 'cp-login')
    const email = await login.findByRole('textbox', { name: 'Email' })
    await fill(email, demoPeople.ada.email)
    await fill(login.getByLabelText('Password'), demoPassword)
    const sent = fn(hang())
    rulesOf(context).login = sent
    for (const _ of ['Enter', 'click']) email.closest('form')?.requestSubmit()
    await waitFor(() => expect(sent).toHaveBeenCalled())
    await expect(sent).toHaveBeenCalledOnce()
  },
}

export const PasswordShown: Story = {
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    const password = await login.findByLabelText('Password')
    await fill(password, demoPassword)
    await userEvent.click(login.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
  },
}

/** After the sign-in, the element goes on to the host's dashboard. */
export const SignedIn: Story = {
  args: { 'oncp-navigate': fn((event: Event) => event.preventDefault()) },
  play: async ({ canvasElement, args }) => {
    const login = await logIn(canvasElement, demoPeople.ada.email, demoPassword)
    await expect(await login.findByText('You are logged in as Ada Lovelace.')).toBeVisible()
    await expect(args['oncp-navigate']).toHaveBeenCalledWith(
      expect.objectContaining({ detail: expect.objectContaining({ route: 'dashboard', path: '/' }) }),
    )
  },
}

/** The host signs its clients in: there is no form, but the way to the host's own sign-in. */
export const HostManaged: Story = {
  tags: ['drawn'],
  parameters: scene({ settings: { getToken: () => null, routes: { login: '/sign-in' } } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByText('You log in with your account on this website.')).toBeVisible()
    await expect(login.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/sign-in')
  },
}

/** The host has not said where its sign-in is. */
export const HostManagedWithoutAddress: Story = {
  tags: ['full'],
  parameters: scene({ settings: { getToken: () => null } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByText('You log in with your account on this website.')).toBeVisible()
    await expect(login.queryByRole('link')).toBeNull()
  },
}

/** Nobody knows whether the client is signed in: `getToken` has failed. */
export const HostFailed: Story = {
  parameters: scene({ settings: { getToken: () => Promise.reject(new Error('offline')) } }),
  play: async ({ canvasElement }) => {
    const login = inside(canvasElement, 'cp-login')
    await expect(await login.findByText("Your login couldn't be checked.")).toBeVisible()
    await expect(login.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const Narrow: Story = { tags: ['full'], globals: phone }
export const OwnContent: Story = { tags: ['full'], args: ownContent('cp-login') }
