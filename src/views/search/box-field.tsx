import type { KeyboardEvent } from 'react'
import { hasCommandKey, searchMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { IconButton } from '../ui/buttons/icon-button'
import { inputStyle, toldInside } from '../ui/fields/input-style'
import { Icon } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { coarsePointer, tiny } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { hairline, space, token } from '../ui/style/tokens'
import type { Box } from './use-box'

const frame = css({
  position: 'relative',
  '& > svg': {
    position: 'absolute',
    insetInlineStart: space(3),
    insetBlock: 0,
    marginBlock: 'auto',
    color: token('text-muted'),
    pointerEvents: 'none',
    // With large text, the room is for words.
    [tiny]: { display: 'none' },
  },
})
const input = css({
  '&&': {
    ...toldInside,
    paddingBlock: space(1),
    // Beside the icon and the button, which grow with the text, whatever becomes of the space.
    paddingInlineStart: `calc(1.25rem + ${space(5)})`,
    paddingInlineEnd: `calc(2.75rem + ${space(1)})`,
    textOverflow: 'ellipsis',
    [tiny]: { paddingInlineStart: space(3) },
  },
  '&::-webkit-search-cancel-button': { display: 'none' },
})
const clear = css({
  '&&': { position: 'absolute', insetInlineEnd: space(1), insetBlock: 0, marginBlock: 'auto' },
})
const keysStyle = css({
  position: 'absolute',
  insetInlineEnd: space(2.5),
  insetBlock: 0,
  marginBlock: 'auto',
  blockSize: 'fit-content',
  paddingInline: space(1.5),
  border: hairline('line-control'),
  borderRadius: token('radius-small'),
  fontSize: token('text-xs'),
  whiteSpace: 'nowrap',
  color: token('text-muted'),
  background: token('surface'),
  pointerEvents: 'none',
  // Without a keyboard there is no such key. Where somebody types already, the hint is in the way.
  [coarsePointer]: { display: 'none' },
  ':focus ~ &': { display: 'none' },
})

/** The names of the keys that open the search, as ARIA writes them. */
export const shortcut = () => `${hasCommandKey() ? 'Meta' : 'Control'}+K`

interface BoxFieldProps {
  box: Box
  /** Whether Ctrl K leads here. */
  hasShortcut?: boolean
  onWritten?: () => void
  onPressed?: () => void
  /** For the keys that the list has no use for. */
  onKey?: (event: KeyboardEvent) => void
  onNear?: () => void
}

/** The field of the search: a combobox. What the arrow keys do comes with the list. */
export function BoxField({ box, hasShortcut, onWritten, onPressed, onKey, onNear }: BoxFieldProps) {
  const t = useStore(searchMessages)
  const write = (text: string) => {
    box.setQuery(text)
    box.setActive(undefined)
    onWritten?.()
  }
  const onKeyPressed = (event: KeyboardEvent) => {
    // A key of a text that is still being composed chooses among the words of the keyboard. Browsers give it this code.
    if (event.keyCode === 229) return
    box.onKey.current?.(event)
    if (!event.defaultPrevented) onKey?.(event)
  }
  return (
    <div className={frame}>
      <Icon path={icons.search} />
      <input
        ref={box.field}
        type="search"
        role="combobox"
        part="input search"
        className={classes(inputStyle, input)}
        aria-label={t.field}
        placeholder={t.field}
        aria-autocomplete="list"
        aria-expanded={box.hasList}
        aria-controls={box.hasList ? box.listId : undefined}
        aria-activedescendant={box.hasList ? (box.active ?? box.first) : undefined}
        aria-keyshortcuts={hasShortcut ? shortcut() : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        // The server takes no more.
        maxLength={100}
        value={box.query}
        onChange={(event) => write(event.currentTarget.value)}
        onClick={onPressed}
        onKeyDown={onKeyPressed}
        onFocus={onNear}
        onPointerEnter={onNear}
      />
      {box.query ? (
        <IconButton
          icon={icons.close}
          small
          label={t.clear}
          className={clear}
          onClick={() => {
            write('')
            box.field.current?.focus()
          }}
        />
      ) : (
        hasShortcut && (
          <span className={keysStyle} aria-hidden="true">
            {t.keys({ key: hasCommandKey() ? t.commandKey : t.controlKey })}
          </span>
        )
      )}
    </div>
  )
}
