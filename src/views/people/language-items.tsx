import { useLayoutEffect, useRef, useState } from 'react'
import { $languages, accountMessages, chooseLanguage } from '../../core/index'
import { useStore } from '../host/use-store'
import { MenuEntry } from '../ui/overlays/menu-list'
import { globe } from '../ui/pictures/globe'
import { css } from '../ui/style/styles'
import { hairline, space } from '../ui/style/tokens'

/** It draws nothing. */
const blank = 'M0 0'

const groupStyle = css({
  display: 'grid',
  paddingBlockEnd: space(1),
  marginBlockEnd: space(1),
  borderBlockEnd: hairline(),
})

/** The language in force, in the account menu: it opens those that the client may choose from. */
export function LanguageItems({ close }: { close: () => void }) {
  const t = useStore(accountMessages)
  const languages = useStore($languages)
  const [isOpen, setOpen] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const items = [...(isOpen ? (group.current?.querySelectorAll<HTMLElement>('[aria-checked]') ?? []) : [])]
    const chosen = items.find((item) => item.getAttribute('aria-checked') === 'true')
    ;(chosen ?? items[0])?.focus()
  }, [isOpen])
  const name = languages.find(({ isChosen }) => isChosen)?.name
  return (
    <div role="none" className={groupStyle}>
      <MenuEntry
        close={close}
        item={{
          id: 'language',
          label: name ? t.chosenLanguage({ name }) : t.language,
          icon: globe,
          expanded: isOpen,
          onSelect: () => setOpen(!isOpen),
        }}
      />
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a menu
        <div ref={group} role="group" aria-label={t.language}>
          {languages.map(({ tag, name, isChosen }) => (
            <MenuEntry
              key={tag}
              close={close}
              item={{
                id: tag,
                label: name,
                // The labels begin where that of the language in force does.
                icon: blank,
                lang: tag,
                checked: isChosen,
                onSelect: () => void chooseLanguage(tag),
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}
