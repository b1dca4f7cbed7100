import { refreshSession } from 'client-portal-elements/react'
import { data, Form, redirect } from 'react-router'
import { findClient } from '../clients.server'
import { commitSession, getSession } from '../session.server'
import type { Route } from './+types/login'

export const meta = () => [{ title: 'Sign in' }]

export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData()
  const clientId = await findClient(`${form.get('email')}`, `${form.get('password')}`)
  if (!clientId) return data({ ok: false })
  const session = await getSession(request.headers.get('Cookie'))
  session.set('clientId', clientId)
  return data({ ok: true }, { headers: { 'Set-Cookie': await commitSession(session) } })
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const answer = await serverAction()
  if (!answer.ok) return answer
  await refreshSession() // the elements ask `getToken` again
  return redirect('/account')
}

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <main>
      <h1>Sign in</h1>
      <Form method="post">
        <label>
          Email <input name="email" type="email" autoComplete="username" required />
        </label>
        <label>
          Password <input name="password" type="password" autoComplete="current-password" required />
        </label>
        <button type="submit">Sign in</button>
        <p role="alert">{actionData && !actionData.ok && 'The email or the password is not right.'}</p>
      </Form>
    </main>
  )
}
