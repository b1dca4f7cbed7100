import { useLayoutEffect, useRef } from 'react'
import { $menu, $settings } from '../../core/index'
import { useHost } from '../host/use-host'
import { useStore } from '../host/use-store'
import { focusMenu } from '../ui/overlays/menu-keys'
import { MenuEntry } from '../ui/overlays/menu-list'
import { css } from '../ui/style/styles'
import { LanguageItems } from './language-items'

/** It draws nothing: the labels begin where that of "Log out" does, which has an icon. */
const blank = 'M0 0'
const list = css({ display: 'grid' })

/** What a host adds to the account menu: a choice of languages, and entries of its own. */
export function AccountExtras({ close }: { close: () => void }) {
  const host = useHost()
  const entries = useStore($menu)
  const hasChoice = useStore($settings).locales.length > 1
  const extras = useRef<HTMLDivElement>(null)
  // They may come when the menu is open already: then the focus still stands on the list.
  useLayoutEffect(() => {
    const panel = extras.current?.closest<HTMLElement>('[popover]')
    if (panel?.matches(':popover-open')) focusMenu(panel)
  }, [])
  return (
    <div role="none" ref={extras} className={list}>
      {hasChoice && <LanguageItems close={close} />}
      {entries.map(({ name, label, href }) => (
        <MenuEntry
          key={name}
          close={close}
          item={{
            id: name,
            label,
            href,
            icon: blank,
            onSelect(event) {
              // For a new tab or window: the client stays here, and the browser goes there.
              if (href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return
              if (!host.raise('cp-menu-request', { name, href: href ?? '' })) event.preventDefault()
            },
          }}
        />
      ))}
    </div>
  )
}
