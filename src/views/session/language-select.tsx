import { useState } from 'react'
import { $languages, accountMessages, chooseLanguage } from '../../core/index'
import { useStore } from '../host/use-store'
import { Select } from '../ui/fields/select'
import { globe } from '../ui/pictures/globe'
import { Icon } from '../ui/pictures/icon'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  marginBlockStart: space(4),
  color: token('text-muted'),
})

/** The languages that the client may choose from, below the sign-in. */
export function LanguageSelect() {
  const { language } = useStore(accountMessages)
  const languages = useStore($languages)
  const chosen = languages.find(({ isChosen }) => isChosen)?.tag ?? ''
  /** What the client has picked, while its texts are on their way. */
  const [picked, setPicked] = useState<string>()
  return (
    <div className={row}>
      <Icon path={globe} />
      <Select
        label={language}
        labelHidden
        placeholder={chosen ? undefined : language}
        value={picked ?? chosen}
        options={languages.map(({ tag, name }) => ({ value: tag, label: name, lang: tag }))}
        onChange={({ currentTarget }) => {
          const { value } = currentTarget
          setPicked(value)
          void chooseLanguage(value).then(() => setPicked((now) => (now === value ? undefined : now)))
        }}
      />
    </div>
  )
}
