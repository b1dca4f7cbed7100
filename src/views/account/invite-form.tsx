import { useEffect, useRef, useState } from 'react'
import {
  $roleTexts,
  type Colleagues,
  colleaguesMessages,
  findEmailProblem,
  inviteColleague,
  signInMessages,
} from '../../core/index'
import { useStore } from '../host/use-store'
import { OwnForm } from '../security/own-form'
import { TextField } from '../ui/fields/text-field'
import { RoleChoice } from './role-choice'

/** The statuses by which a server refuses an invitation for its address. */
const refusals = [400, 409, 422]

interface InviteFormProps {
  roles: Colleagues['roles']
  onLeft: () => void
}

/** Who is invited, and what this person may do. */
export function InviteForm({ roles, onLeft }: InviteFormProps) {
  const t = useStore(colleaguesMessages)
  const { emailWrong } = useStore(signInMessages)
  const textsOf = useStore($roleTexts)
  // The last is the one that may do least.
  const [role, setRole] = useState(roles.at(-1)?.id ?? '')
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return (
    <OwnForm
      submit={t.send}
      refusedField="email"
      refusedBy={refusals}
      onLeft={onLeft}
      findProblems={(values) => ({
        name: values('name').trim() ? undefined : 'missing',
        email: findEmailProblem(values('email')),
      })}
      send={async (values, sender) => {
        const said = { name: values('name').trim(), email: values('email').trim(), role }
        const isTold = () => {
          const sent = sender.$sending.get()
          return isThere.current && sent.status === 'refused' && refusals.includes(sent.code)
        }
        if (await inviteColleague(said, sender, isTold)) onLeft()
        return sender.$sending.get()
      }}
    >
      {(problems, refused) => (
        <>
          <TextField
            label={t.name}
            name="name"
            autoComplete="off"
            maxLength={80}
            required
            error={problems.name ? t.nameMissing : refused.name}
          />
          <TextField
            label={t.email}
            name="email"
            type="email"
            autoComplete="off"
            required
            error={problems.email ? emailWrong : refused.email}
          />
          <RoleChoice
            label={t.role}
            roles={roles.map((one) => ({ id: one.id, ...textsOf(one) }))}
            value={role}
            onChosen={setRole}
          />
        </>
      )}
    </OwnForm>
  )
}
