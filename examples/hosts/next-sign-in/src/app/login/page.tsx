import { SignInForm } from './form'

export const metadata = { title: 'Sign in' }

export default function Login() {
  return (
    <main>
      <h1>Sign in</h1>
      <SignInForm />
    </main>
  )
}
