import { $languages, accountMessages, chooseLanguage } from '../../core/index'
import { useStore } from '../host/use-store'
import { MenuEntry } from '../ui/overlays/menu-list'
import { globe } from '../ui/pictures/globe'
import { Icon } from '../ui/pictures/icon'
import { css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'

const groupStyle = css({
  display: 'grid',
  paddingBlockEnd: space(1),
  marginBlockEnd: space(1),
  borderBlockEnd: hairline(),
})
const heading = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  padding: space(2, 3, 1),
  fontSize: token('text-sm'),
  color: token('text-muted'),
})

/** The languages that the client may choose from, in the account menu. */
export function LanguageItems({ close }: { close: () => void }) {
  const { language } = useStore(accountMessages)
  const languages = useStore($languages)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
    <div role="group" aria-label={language} className={groupStyle}>
      <span aria-hidden="true" className={heading}>
        <Icon path={globe} />
        {language}
      </span>
      {languages.map(({ tag, name, isChosen }) => (
        <MenuEntry
          key={tag}
          close={close}
          item={{
            id: tag,
            label: name,
            lang: tag,
            checked: isChosen,
            onSelect: () => void chooseLanguage(tag),
          }}
        />
      ))}
    </div>
  )
}
