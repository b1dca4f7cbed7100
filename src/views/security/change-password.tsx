import { useRef, useState } from 'react'
import {
  changePassword,
  preparePassword,
  recoveryMessages,
  securityMessages,
  signInMessages,
} from '../../core/index'
import { usePrepared } from '../host/on-demand'
import { useStore } from '../host/use-store'
import { Button } from '../ui/buttons/button'
import { PasswordField } from '../ui/fields/password-field'
import { OwnForm } from './own-form'
import { Part } from './part'

interface ChangePasswordProps {
  /** Whether the server asks for the password of before. */
  needsCurrent: boolean
  /** The client's address: password managers look for it. */
  email: string
  /** What becomes of the browsers that the client trusts; empty where there is nothing to say. */
  trustHint: string
}

export function ChangePassword({ needsCurrent, email, trustHint }: ChangePasswordProps) {
  const t = useStore(securityMessages)
  const { newPassword, newPasswordHint, newPasswordMissing } = useStore(recoveryMessages)
  const { showPassword, hidePassword } = useStore(signInMessages)
  const [isOpen, setOpen] = useState(false)
  const top = useRef<HTMLSpanElement>(null)
  usePrepared({ prepare: preparePassword })
  const toggle = { required: true, showLabel: showPassword, concealLabel: hidePassword }
  function close() {
    setOpen(false)
    top.current?.focus()
  }
  return (
    <Part title={t.password} top={top} hint={[t.passwordHint, trustHint].filter(Boolean).join(' ')}>
      {!isOpen && <Button onClick={() => setOpen(true)}>{t.changePassword}</Button>}
      {isOpen && (
        <OwnForm
          submit={t.changePassword}
          onLeft={close}
          findProblems={(values) => ({
            current: needsCurrent && !values('current') ? 'missing' : undefined,
            password: values('password') ? undefined : 'missing',
          })}
          send={async (values, sender) => {
            const outcome = await changePassword(values('current'), values('password'), sender)
            if (outcome.status === 'done') close()
            return outcome
          }}
        >
          {(problems, refused) => (
            <>
              <input type="hidden" name="username" autoComplete="username" value={email} />
              {needsCurrent && (
                <PasswordField
                  {...toggle}
                  label={t.currentPassword}
                  name="current"
                  error={problems.current ? t.currentMissing : refused.current}
                />
              )}
              <PasswordField
                {...toggle}
                label={newPassword}
                hint={newPasswordHint}
                name="password"
                autoComplete="new-password"
                error={problems.password ? newPasswordMissing : refused.password}
              />
            </>
          )}
        </OwnForm>
      )}
    </Part>
  )
}
