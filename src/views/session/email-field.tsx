import { useStore } from '@nanostores/react'
import { type findEmailProblem, signInMessages } from '../../core/index'
import { TextField } from '../ui/fields/text-field'

/** The field for the client's email address, named `email` in its form. */
export function EmailField({ problem }: { problem: ReturnType<typeof findEmailProblem> }) {
  const t = useStore(signInMessages)
  return (
    <TextField
      label={t.email}
      type="email"
      name="email"
      autoComplete="username"
      required
      error={problem && (problem === 'missing' ? t.emailMissing : t.emailWrong)}
    />
  )
}
