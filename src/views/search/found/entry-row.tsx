import type { MouseEvent } from 'react'
import type { SearchEntry } from '../../../core/index'
import { Parts, Words } from '../../shared/text/marked-words'
import { Icon } from '../../ui/pictures/icon'
import { chosenStyle, forcedColors } from '../../ui/style/forced-colors'
import { coarsePointer } from '../../ui/style/queries'
import { css } from '../../ui/style/styles'
import { fingerHeight } from '../../ui/style/target'
import { space, token } from '../../ui/style/tokens'
import { iconOf } from './icons'
import type { Lead } from './use-leads'

/** Of each option of the list. */
export const row = css({
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
  '&[aria-selected=true]': { background: token('accent-tint') },
  '&[aria-selected=true] mark': { background: 'none' },
  '&[aria-selected=true] > svg': { color: token('accent-text') },
  [coarsePointer]: { minBlockSize: fingerHeight('control-height') },
  [forcedColors]: {
    '&[aria-selected=true]': chosenStyle,
    '&[aria-selected=true] > svg': { color: 'inherit' },
    '&[aria-selected=true] mark': { color: 'inherit', textDecoration: 'underline' },
  },
})
const words = css({ flex: '1 1 0', minInlineSize: 0 })
const lines = { display: 'block', overflowWrap: 'anywhere', lineHeight: token('line-height-tight') } as const
const titleStyle = css(lines)
const textStyle = css({
  ...lines,
  fontSize: token('text-sm'),
  color: token('text-muted'),
  [forcedColors]: { color: 'inherit' },
})
const key = css({
  paddingInline: space(1.5),
  fontSize: token('text-sm'),
  color: token('text-muted'),
  visibility: 'hidden',
  '[aria-selected=true] > &': { visibility: 'visible' },
  [coarsePointer]: { display: 'none' },
  [forcedColors]: { color: 'inherit' },
})

interface EntryRowProps {
  id: string
  entry: SearchEntry
  lead: Lead
  /** Whether Enter opens it. */
  isActive: boolean
  onClick: (event: MouseEvent) => void
}

/** An entry that was found: an option of the list, and a link with an address of its own. */
export function EntryRow({ id, entry, lead, isActive, onClick }: EntryRowProps) {
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
    onClick,
  }
  const content = (
    <>
      <Icon path={iconOf(entry)} />
      <span className={words}>
        <bdi className={titleStyle}>
          <Words pieces={entry.title} />
        </bdi>
        {entry.text.length > 0 && (
          <span className={textStyle}>
            <Parts pieces={entry.text} />
          </span>
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
