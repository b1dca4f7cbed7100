'use client'
import { refreshSession } from 'client-portal-elements/react'
import { useRouter } from 'next/navigation'
import { useActionState } from 'react'
import { signIn } from './sign-in'

export function SignInForm() {
  const router = useRouter()
  const [failure, send] = useActionState(async (_: string, form: FormData) => {
    if (!(await signIn(form))) return 'The email or the password is not right.'
    await refreshSession() // the elements ask `getToken` again
    router.push('/account')
    return ''
  }, '')
  return (
    <form action={send}>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit">Sign in</button>
      <p role="alert">{failure}</p>
    </form>
  )
}
