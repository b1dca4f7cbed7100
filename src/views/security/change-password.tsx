import { useState } from 'react'
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
import { Notice } from '../ui/feedback/notice'
import { PasswordField } from '../ui/fields/password-field'
import { OwnForm } from './own-form'
import { Part } from './part'

interface ChangePasswordProps {
  /** Whether the server asks for the password of before. */
  needsCurrent: boolean
  /** The client's address: password managers look for it. */
  email: string
}

export function ChangePassword({ needsCurrent, email }: ChangePasswordProps) {
  const t = useStore(securityMessages)
  const { newPassword, newPasswordHint, newPasswordMissing } = useStore(recoveryMessages)
  const { showPassword, hidePassword } = useStore(signInMessages)
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed')
  usePrepared({ prepare: preparePassword })
  const toggle = { required: true, showLabel: showPassword, concealLabel: hidePassword }
  return (
    <Part title={t.password} hint={t.passwordHint}>
      {state === 'done' && <Notice tone="success">{t.passwordChanged}</Notice>}
      {state !== 'open' && <Button onClick={() => setState('open')}>{t.changePassword}</Button>}
      {state === 'open' && (
        <OwnForm
          submit={t.changePassword}
          findProblems={(values) => ({
            current: needsCurrent && !values('current') ? 'missing' : undefined,
            password: values('password') ? undefined : 'missing',
          })}
          send={async (values, sender) => {
            const outcome = await changePassword(values('current'), values('password'), sender)
            if (outcome.status === 'done') setState('done')
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
