import type { MouseEvent } from 'react'
import type { SearchEntry } from '../../core/index'
import { Icon } from '../ui/pictures/icon'
import { chosenStyle, forcedColors } from '../ui/style/forced-colors'
import { coarsePointer } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { fingerHeight } from '../ui/style/target'
import { space, token } from '../ui/style/tokens'
import { kindIcons } from './icons'
import type { Lead } from './use-leads'

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  inlineSize: '100%',
  minBlockSize: token('control-height'),
  padding: space(1.5, 3),
  borderRadius: token('radius'),
  textAlign: 'start',
  textDecoration: 'none',
  // The heading of a group stays in view above its first entry.
  scrollMarginBlock: '2.25rem .5rem',
  '& > svg': { color: token('text-muted') },
  '&:hover': { background: token('surface-hover') },
  '&[aria-selected=true]': { background: token('surface-active') },
  '&[aria-selected=true] > svg': { color: token('accent-text') },
  [coarsePointer]: { minBlockSize: fingerHeight('control-height') },
  [forcedColors]: { '&[aria-selected=true]': chosenStyle },
})
const words = css({ flex: '1 1 0', minInlineSize: 0 })
const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const titleStyle = css(line)
const textStyle = css({
  ...line,
  fontSize: token('text-sm'),
  color: token('text-muted'),
  [forcedColors]: { color: 'inherit' },
})
const mark = css({
  color: token('accent-text'),
  background: token('accent-tint'),
  borderRadius: token('radius-small'),
  fontWeight: token('weight-bold'),
  [forcedColors]: { forcedColorAdjust: 'none', color: 'MarkText', background: 'Mark' },
})
const key = css({
  paddingInline: space(1.5),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  visibility: 'hidden',
  '[aria-selected=true] > &,[data-first] > &': { visibility: 'visible' },
  [coarsePointer]: { display: 'none' },
  [forcedColors]: { color: 'inherit' },
})

const Words = ({ pieces }: { pieces: SearchEntry['title'] }) =>
  pieces.map(({ text, isMatch }, place) =>
    isMatch ? (
      <mark key={place} className={mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )

interface EntryRowProps {
  id: string
  entry: SearchEntry
  lead: Lead
  isActive: boolean
  /** Whether Enter opens it, as long as no arrow key was pressed. */
  isFirst: boolean
  onClick: (event: MouseEvent) => void
}

/** An entry that was found: an option of the list, and a link with an address of its own. */
export function EntryRow({ id, entry, lead, isActive, isFirst, onClick }: EntryRowProps) {
  const { href, ...others } = lead
  const attributes = {
    ...others,
    id,
    role: 'option',
    part: 'search-result',
    className: row,
    // The focus stays in the field.
    tabIndex: -1,
    'aria-selected': isActive,
    'data-first': isFirst || undefined,
    onClick,
  }
  const content = (
    <>
      <Icon path={kindIcons[entry.kind]} />
      <span className={words}>
        <bdi className={titleStyle}>
          <Words pieces={entry.title} />
        </bdi>
        {entry.text.length > 0 && (
          <bdi className={textStyle}>
            <Words pieces={entry.text} />
          </bdi>
        )}
      </span>
      <span className={key} aria-hidden="true">
        ↵
      </span>
    </>
  )
  return href ? (
    <a href={href} {...attributes}>
      {content}
    </a>
  ) : (
    <button type="button" {...attributes}>
      {content}
    </button>
  )
}
