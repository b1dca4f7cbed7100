import { type FormEvent, useState } from 'react'
import {
  $isStepOpen,
  $languages,
  accountMessages,
  changeProfile,
  fieldErrors,
  isPhone,
  longestPhone,
  type ProfileChanges,
  profileMessages,
  type User,
} from '../../core/index'
import { useHold } from '../host/hold'
import { useStore } from '../host/use-store'
import { SignInAgain } from '../session/sign-in-again'
import { SlowNotice } from '../shared/slow-notice'
import { useSender } from '../shared/use-sender'
import { Button } from '../ui/buttons/button'
import { Notice } from '../ui/feedback/notice'
import { Select } from '../ui/fields/select'
import { TextField } from '../ui/fields/text-field'
import { css } from '../ui/style/styles'
import { columns } from './facts'
import { TimeZoneSelect } from './time-zone-select'

const stack = css({
  ...columns,
  '& > :is(button,[part~=notice])': { gridColumn: '1/-1' },
  '& > button': { justifySelf: 'start' },
})

interface ProfileFormProps {
  client: User
  /** What the client may change. */
  fields: readonly (keyof ProfileChanges)[]
}

export function ProfileForm({ client, fields }: ProfileFormProps) {
  const t = useStore(profileMessages)
  const { language: languageLabel } = useStore(accountMessages)
  const languages = useStore($languages)
  const isStepOpen = useStore($isStepOpen)
  const { sender, sending } = useSender()
  /** What differs from what is saved. What another tab saves meanwhile stays in the other fields. */
  const [changes, setChanges] = useState<ProfileChanges>({})
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const hasChanges = Object.keys(changes).length > 0
  useHold(hasChanges, SignInAgain)
  const refused = fieldErrors(sending)
  const chosen = languages.find(({ isChosen }) => isChosen)?.tag ?? ''
  const saved = {
    phone: client.phone ?? '',
    language: languages.some(({ tag }) => tag === client.language) ? (client.language ?? '') : chosen,
    timeZone: client.timeZone ?? '',
  }
  const values = { ...saved, ...changes }
  function change(name: keyof ProfileChanges, value: string) {
    const { [name]: _, ...others } = changes
    setChanges(value === saved[name] ? others : { ...others, [name]: value })
  }

  async function onFormSubmitted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const phone = values.phone.trim()
    const isWrong = !isPhone(phone)
    setPhoneWrong(isWrong)
    if (isWrong) return focusField(form, 'phone')
    if (await changeProfile({ ...changes, ...(changes.phone !== undefined && { phone }) }, sender))
      // What was entered meanwhile stays, to be saved next.
      setChanges((now) => (now === changes ? {} : now))
    else focusField(form, Object.keys(fieldErrors(sender.$sending.get()))[0])
  }

  return (
    <form noValidate className={stack} onSubmit={onFormSubmitted}>
      {fields.includes('phone') && (
        <TextField
          label={t.phone}
          name="phone"
          type="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={longestPhone}
          value={values.phone}
          onChange={({ currentTarget }) => change('phone', currentTarget.value)}
          error={isPhoneWrong ? t.phoneWrong : refused.phone}
        />
      )}
      {fields.includes('language') && (
        <Select
          label={languageLabel}
          name="language"
          value={values.language}
          placeholder={values.language ? undefined : languageLabel}
          options={languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
          onChange={({ currentTarget }) => change('language', currentTarget.value)}
          error={refused.language}
        />
      )}
      {fields.includes('timeZone') && (
        <TimeZoneSelect
          value={values.timeZone}
          onChosen={(zone) => change('timeZone', zone)}
          error={refused.timeZone}
        />
      )}
      {sending.status === 'refused' && (
        <Notice tone="danger">
          <bdi>{sending.message}</bdi>
        </Notice>
      )}
      {sending.status === 'running' && sending.slow && <SlowNotice onCancel={sender.cancel} />}
      <Button
        type="submit"
        variant={hasChanges && !isStepOpen ? 'primary' : 'secondary'}
        busy={sending.status === 'running'}
      >
        {t.save}
      </Button>
    </form>
  )
}

function focusField(form: HTMLFormElement, name: string | undefined): void {
  if (name) form.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}
