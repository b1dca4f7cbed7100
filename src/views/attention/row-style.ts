/** What the rows of the list look like, and the room that is kept for them. */
import type { AttentionItem } from '../../core/index'
import { markStyle } from '../shared/mark-style'
import type { IconPath } from '../ui/pictures/icon'
import { icons } from '../ui/pictures/icons'
import { moreIcons } from '../ui/pictures/more-icons'
import { coarsePointer, hoverPointer, narrow, phone, print, tiny, wide } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { answerRoom, besideField } from '../ui/style/target'
import { hairline, space, token } from '../ui/style/tokens'

export const looks = {
  update: { icon: icons.warning, tone: 'red' },
  approval: { icon: icons.check, tone: 'red' },
  ticket: { icon: moreIcons.chat, tone: 'red' },
  payment: { icon: moreIcons.card, tone: 'amber' },
} as const satisfies Record<AttentionItem['kind'], { icon: IconPath; tone: string }>

/** How many items are shown at first: alone, among other cards, and there where there is little room. */
export const most = { full: 5, brief: 4, narrow: 2 }
/** The button takes about the room of one more item: where there is little room, it hides two at least. */
export const foldsNarrow = (count: number) => count > most.narrow + 1

export const list = css({
  // What somebody is answering in stays.
  '&[data-brief] > :not(:has(form)):nth-child(n+3)': { [narrow]: { display: 'none' } },
})
export const foot = css({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  padding: space(2, 5, 3),
  borderBlockStart: hairline(),
  // Nothing is left of it on paper, unless there is the note.
  [print]: { '&:not(:has(p))': { display: 'none' } },
  // Where there is room, all are in view.
  '&[data-brief]': { [wide]: { display: 'none' } },
})
export const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  alignItems: 'start',
  gap: space(3),
  padding: space(3, 5),
  borderBlockStart: hairline(),
  // What it unfolds to stands under its text, and where there is little room, as wide as the row.
  '& > ul': { gridColumn: '2/-1' },
  // In an open step, all of the text stands.
  '&:has(form)': { '& [data-beginning]': { display: 'none' } },
  [phone]: { rowGap: 0, '& > ul': { gridColumn: '1/-1' } },
  [hoverPointer]: { '&:hover': { background: token('surface-hover') } },
})
export const mark = css({
  ...markStyle,
  marginBlockStart: space(0.5),
  [phone]: { gridRow: '1/span 2' },
  [tiny]: { gridRow: 1 },
  ...Object.fromEntries(
    Object.values(looks).map(({ tone }) => [
      `&[data-tone=${tone}]`,
      { color: token(`${tone}-text`), background: token(tone) },
    ]),
  ),
})
// On a phone, what is said has the whole width below the sum, so that no date breaks.
export const about = css({
  // A finger follows the row's link here, too. A mouse rests on a date.
  [coarsePointer]: { '& > :not(:first-child)': { pointerEvents: 'none' } },
  [phone]: {
    display: 'contents',
    '& > *': { gridArea: '2/2/auto/-1' },
    // In the middle of a button that is as high as a finger needs.
    '& > :first-child': { gridArea: '1/2', placeSelf: 'center start' },
  },
  // The room beside the mark is too narrow for a date.
  [tiny]: { '& > :not(:first-child)': { gridColumn: '1/-1' } },
})
/** What is said below the title, and the beginning of what is to be approved: that has its room before it is there. */
export const beginning = css({
  minBlockSize: '1lh',
  fontSize: token('text-sm'),
  color: token('text-muted'),
  overflowWrap: 'anywhere',
  '&[data-beginning]': { '@container (max-width:60em)': { minBlockSize: '2lh' } },
  [phone]: { minBlockSize: '2lh', '& > span': { display: 'none' }, '&[data-cut]::after': { content: '"…"' } },

  // With large letters, it would take as many lines as all else that is said: the title leads to it.
  [tiny]: { display: 'none' },
})
export const payStyle = css({
  ...besideField,
  alignSelf: 'center',
  // On a phone, a long amount leaves the title its line.
  [phone]: {
    gridArea: '1/3',
    alignSelf: 'start',
    '&[data-long]': { gridArea: '3/2/auto/-1', display: 'grid', marginBlockStart: space(2) },
    '&[data-long] + ul': { marginBlockStart: space(2) },
  },
  [tiny]: { '&&': { gridArea: '4/1/auto/-1' }, justifySelf: 'start', marginBlockStart: space(2) },
})

// Above what the row's link covers. It has its room before its code is there.
export const approvalStyle = css({
  ...answerRoom,
  position: 'relative',
  gridColumn: '2/-1',
  // Beside the texts, it makes the row no higher than its neighbours. What asks for more is as wide as the texts, below them.
  '@container (min-width:40em)': { '&:not(:has(form,[role=alert]))': { gridColumn: 3, alignSelf: 'center' } },
  // There, the texts before it are rows of their own.
  [phone]: { gridRow: 4, marginBlockStart: space(2), '&:has(form)': { gridColumn: '1/-1' } },
  [tiny]: { gridColumn: '1/-1' },
  [print]: { display: 'none' },
})
// A row that only leads shows it in the place of a button.
export const leadStyle = css({
  alignSelf: 'center',
  color: token('text-muted'),
  [phone]: { gridArea: '1/3', alignSelf: 'start' },
  [tiny]: { display: 'none' },
  [print]: { display: 'none' },
})
