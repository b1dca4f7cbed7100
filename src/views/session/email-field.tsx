import { type findEmailProblem, signInMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { TextField } from '../ui/fields/text-field'

interface EmailFieldProps {
  problem: ReturnType<typeof findEmailProblem>
  /** What the server says of the address. */
  refused: string | null | undefined
  defaultValue?: string | undefined
  /** Whether the browser offers passkeys here, too. */
  hasPasskeys?: boolean | undefined
}

/** The field is named `email` in its form. */
export function EmailField({ problem, refused, defaultValue, hasPasskeys }: EmailFieldProps) {
  const t = useStore(signInMessages)
  return (
    <TextField
      label={t.email}
      type="email"
      name="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      required
      defaultValue={defaultValue}
      error={problem ? (problem === 'missing' ? t.emailMissing : t.emailWrong) : refused}
    />
  )
}
