import { type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, type IconPath } from '../pictures/icon'
import { icons } from '../pictures/icons'
import { coarsePointer } from '../style/queries'
import { css } from '../style/styles'
import { fingerHeight } from '../style/target'
import { hairline, space, token } from '../style/tokens'
import { focusMenu, moveInMenu } from './menu-keys'
import { useClosedOnBack } from './use-closed-on-back'

const listStyle = css({ display: 'grid', padding: space(1) })
const headerStyle = css({ padding: space(3, 4), borderBlockEnd: hairline() })
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  inlineSize: '100%',
  minBlockSize: token('control-height'),
  paddingInline: space(3),
  borderRadius: token('radius'),
  textAlign: 'start',
  textDecoration: 'none',
  '& > svg': { color: token('text-muted') },
  '&:hover,&:focus-visible': { background: token('surface-active') },
  '&:focus-visible': { outlineOffset: '-2px' },
  '& > [data-mark]': { marginInlineStart: 'auto', color: token('accent-text'), visibility: 'hidden' },
  '&[aria-checked=true] > [data-mark]': { visibility: 'visible' },
  '& > [data-more]': { marginInlineStart: 'auto' },
  '&[aria-expanded=true] > [data-more]': { rotate: '180deg' },
  '&[aria-current]': { color: token('accent-text') },
  [coarsePointer]: { minBlockSize: fingerHeight('control-height') },
})

/** An item of a menu: an action, a link, or one of several options. */
interface MenuItem {
  id: string
  label: string
  icon?: IconPath
  /** The language of the label, if it is another one. */
  lang?: string
  /** Makes the item an option, and says whether it is the chosen one. */
  checked?: boolean
  /** Makes the item one that shows others below it, and says whether it does. The menu stays open. */
  expanded?: boolean
  /** Makes the item a link. */
  href?: string
  /** Says that the link leads to where the client is. */
  'aria-current'?: 'page' | 'true'
  onSelect?: (event: MouseEvent<HTMLElement>) => void
}

export interface MenuListProps {
  /** The menu's name for a screen reader. */
  label: string
  items: readonly MenuItem[]
  /** Shown above the items, such as the name of the account. */
  header?: ReactNode
  /** Entries of another kind, above the items. */
  options?: (close: () => void) => ReactNode
  /** Closes the menu. */
  close: () => void
}

/** A list of actions, links or options in a popover. It is one tab stop; arrow keys move in the list. */
export function MenuList({ label, items, header, options, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  useClosedOnBack(list, close)
  useLayoutEffect(() => {
    const panel = list.current?.closest<HTMLElement>('[popover]')
    const focus = () => panel && focusMenu(panel)
    // The panel may be open already, when the code of the list has come late.
    if (panel?.matches(':popover-open')) focus()
    panel?.addEventListener('toggle', focus)
    return () => panel?.removeEventListener('toggle', focus)
  }, [])
  const onKeyPressed = (event: KeyboardEvent<HTMLElement>) => {
    // Close the menu, so that Tab moves the focus from the button to the next control.
    if (event.key === 'Tab') close()
    else moveInMenu(event)
  }
  return (
    <>
      {header && <div className={headerStyle}>{header}</div>}
      <div
        ref={list}
        role="menu"
        tabIndex={-1}
        className={listStyle}
        aria-label={label}
        onKeyDown={onKeyPressed}
      >
        {options?.(close)}
        {items.map((item) => (
          <MenuEntry key={item.id} item={item} close={close} />
        ))}
      </div>
    </>
  )
}

export function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const attributes = {
    part: 'menu-item',
    className: itemStyle,
    tabIndex: -1,
    lang: item.lang,
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    'aria-expanded': item.expanded,
    'aria-current': item['aria-current'],
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Close the menu first, which returns the focus to the button. The action can then move the focus.
      if (item.expanded === undefined) close()
      item.onSelect?.(event)
    },
  }
  const content = (
    <>
      {item.icon && <Icon path={item.icon} />}
      {item.label}
      {item.checked !== undefined && (
        <span data-mark>
          <Icon path={icons.check} small />
        </span>
      )}
      {item.expanded !== undefined && (
        <span data-more>
          <Icon path={icons.chevronDown} small />
        </span>
      )}
    </>
  )
  if (item.href !== undefined) {
    return (
      <a href={item.href} {...attributes}>
        {content}
      </a>
    )
  }
  return (
    <button type="button" {...attributes}>
      {content}
    </button>
  )
}
