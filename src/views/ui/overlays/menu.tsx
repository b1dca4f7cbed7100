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
  cursor: 'pointer',
  '& > svg': { color: token('text-muted') },
  '&:hover,&:focus-visible': { background: token('surface-active') },
  // The background shows the focus here; only forced colours need a ring.
  '&:focus-visible': { outline: 'none' },
  '& > [data-mark]': { marginInlineStart: 'auto', color: token('accent-text'), visibility: 'hidden' },
  '&[aria-checked=true] > [data-mark]': { visibility: 'visible' },
  [coarsePointer]: { minBlockSize: '2.75rem' },
  [forcedColors]: {
    '&&:focus-visible': { outline: '2px solid Highlight', outlineOffset: '-2px' },
  },
})

/** An entry: one that does something, or one of several of which one is chosen. */
interface MenuItem {
  id: string
  label: string
  icon?: IconName
  /** Makes it a choice, and says whether it is the one. */
  checked?: boolean
  /** Makes it a link. */
  href?: string
  onSelect?: (event: MouseEvent<HTMLElement>) => void
}

interface MenuProps {
  /** The menu's name for a screen reader. */
  label: string
  items: readonly MenuItem[]
  /** Draws the button; it spreads what it gets onto it. */
  trigger: (attributes: PopoverTrigger) => ReactNode
  align?: 'start' | 'end'
  /** Stands above the entries, such as whose account it is. */
  header?: ReactNode
}

/** A button with a list of actions, links or choices. One tab stop; arrows move in the list. */
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
    // The focus goes on from the button, as if the list were not there.
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
      // First the menu closes and gives the focus back, so that what is chosen can take it on.
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
