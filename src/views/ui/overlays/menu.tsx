import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { Icon, type IconName } from '../pictures/icon'
import { forcedColors } from '../style/forced-colors'
import { coarsePointer } from '../style/queries'
import { css } from '../style/styles'
import { space, token } from '../style/tokens'
import { focusMenu, moveInMenu } from './menu-keys'
import { Popover, type PopoverTrigger } from './popover'

const list = css({ display: 'grid', padding: space(1) })
const headerStyle = css({ padding: space(3, 4), borderBlockEnd: `1px solid ${token('line')}` })
const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(2.5),
  inlineSize: '100%',
  minBlockSize: '2.25rem',
  paddingInline: space(3),
  borderRadius: token('radius'),
  textAlign: 'start',
  textDecoration: 'none',
  '& > svg': { color: token('text-muted') },
  '&:hover,&:focus-visible': { background: token('surface-active') },
  // The background shows the focus; only forced colours need an outline.
  '&:focus-visible': { outline: 'none' },
  '& > [data-mark]': { marginInlineStart: 'auto', color: token('accent-text'), visibility: 'hidden' },
  '&[aria-checked=true] > [data-mark]': { visibility: 'visible' },
  [coarsePointer]: { minBlockSize: '2.75rem' },
  [forcedColors]: {
    '&&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

/** An item of a menu: an action, a link, or one of several options. */
interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** Makes the item an option, and says whether it is the chosen one. */
  checked?: boolean
  /** Makes the item a link. */
  href?: string
  onSelect?: (event: MouseEvent<HTMLElement>) => void
}

interface MenuProps {
  /** The menu's name for a screen reader. */
  label: string
  items: readonly MenuItem[]
  /** Renders the button, and spreads the given attributes onto it. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  align?: 'start' | 'end'
  /** Shown above the items, such as the name of the account. */
  header?: ReactNode
}

/** A button with a list of actions, links or options. It is one tab stop; arrow keys move in the list. */
export function Menu({ label, items, trigger, align, header }: MenuProps) {
  return (
    <Popover label={label} kind="menu" align={align} trigger={trigger} onOpened={focusMenu}>
      {(close) => (
        <>
          {header && <div className={headerStyle}>{header}</div>}
          <MenuList label={label} items={items} close={close} />
        </>
      )}
    </Popover>
  )
}

function MenuList({ label, items, close }: Pick<MenuProps, 'label' | 'items'> & { close: () => void }) {
  const onKeyPressed = (event: KeyboardEvent<HTMLElement>) => {
    // Close the menu, so that Tab moves the focus from the button to the next control.
    if (event.key === 'Tab') close()
    else moveInMenu(event)
  }
  return (
    <div role="menu" tabIndex={-1} className={list} aria-label={label} onKeyDown={onKeyPressed}>
      {items.map((item) => (
        <MenuEntry key={item.id} item={item} close={close} />
      ))}
    </div>
  )
}

function MenuEntry({ item, close }: { item: MenuItem; close: () => void }) {
  const attributes = {
    part: 'menu-item',
    className: itemStyle,
    tabIndex: -1,
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': item.checked,
    onClick: (event: MouseEvent<HTMLElement>) => {
      // Close the menu first, which returns the focus to the button. The action can then move the focus.
      close()
      item.onSelect?.(event)
    },
  }
  const content = (
    <>
      {item.icon && <Icon name={item.icon} />}
      {item.label}
      {item.checked !== undefined && (
        <span data-mark>
          <Icon name="check" small />
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
