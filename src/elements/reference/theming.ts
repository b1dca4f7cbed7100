/**
 * A sentence for everything that a host can style: the tokens, `--cp-<name>`, and the parts, `::part(<name>)`.
 * Scripts and stories read it; pages never load it. A token without its sentence doesn't compile, and a test
 * compares the parts with those that the views have.
 */
import type { NoticeKind } from '../../core/index'
import type { ElementState } from '../../views/host/host'
import type { BadgeTone } from '../../views/ui/badge'
import type { ButtonVariant } from '../../views/ui/buttons/button-style'
import type { NoticeTone } from '../../views/ui/feedback/notice'
import type { TokenName } from '../../views/ui/style/tokens'

export type TokenGroup = 'colour' | 'status' | 'type' | 'space' | 'shape' | 'motion'

export interface TokenDoc {
  group: TokenGroup
  text: string
}

function inGroup<Name extends TokenName>(
  group: TokenGroup,
  texts: Record<Name, string>,
): Record<Name, TokenDoc> {
  const docs = Object.entries<string>(texts).map(([name, text]) => [name, { group, text }])
  // Each name is one of the texts'; Object.fromEntries() forgets them.
  return Object.fromEntries(docs) as Record<Name, TokenDoc>
}

/** What each token colours or sizes, in the order of the groups. */
export const tokenDocs: Record<TokenName, TokenDoc> = {
  ...inGroup('colour', {
    accent: "The brand's colour: marks, charts and highlights. The other accents are derived from it.",
    'accent-strong': 'What is filled with the accent and has text on it, such as the main button.',
    'accent-hover': 'The same under the pointer.',
    'accent-text': 'Text, icons and thin lines in the accent, such as links and the focus ring.',
    'accent-tint': 'A ground with a breath of the accent: what is chosen or current.',
    'on-accent': 'Text on the strong accent.',
    canvas: "The portal's ground, behind its cards.",
    surface: 'Cards.',
    'surface-raised': 'What lies above the page: menus, dialogs, toasts.',
    'surface-sunken': 'What lies below a card: its footer, a field that is off, a place to drop files.',
    'surface-hover': 'A row or an item under the pointer.',
    'surface-active': 'The same while it is pressed; also the shapes of what is loading.',
    scrim: 'What dims the page behind a dialog.',
    text: 'Text.',
    'text-muted': 'Text that matters less: labels, dates, hints.',
    line: 'Hairlines between and around things.',
    'line-control': 'The borders of buttons.',
    'line-strong': 'The borders of fields, which have to be seen to be found.',
    danger: 'The ground of a button that removes something, and of the unread count.',
    'danger-hover': 'The same under the pointer.',
    'danger-text': 'What went wrong, in words.',
  }),
  ...inGroup('status', {
    amber: 'The ground of a status such as pending or open.',
    'amber-text': 'Its text.',
    green: 'The ground of a status such as active or resolved.',
    'green-text': 'Its text.',
    red: 'The ground of a status such as action required.',
    'red-text': 'Its text.',
    'dark-green': 'The ground of a status such as completed or delivered.',
    'dark-green-text': 'Its text.',
    orange: 'The ground of a status such as delayed.',
    'orange-text': 'Its text.',
    purple: 'The ground of a status such as on hold, and of what is told by the way.',
    'purple-text': 'Its text.',
    grey: 'The ground of a status such as suspended.',
    'grey-text': 'Its text.',
    rose: 'The ground of a status such as rejected.',
    'rose-text': 'Its text.',
    neutral: 'The ground of any other status.',
    'neutral-text': 'Its text.',
  }),
  ...inGroup('type', {
    font: "The typeface; the page's by default.",
    'font-heading': "The typeface of headings; the text's by default.",
    'text-xs': 'The size of badges and captions.',
    'text-sm': 'The size of labels, hints and what stands in tables.',
    'text-md': 'The size of text.',
    'text-lg': 'The size of the headings of cards and dialogs.',
    'text-2xl': 'The size of the headings of screens, and of figures.',
    'weight-medium': 'The weight of labels, buttons and badges.',
    'weight-bold': 'The weight of headings and of what is unread.',
  }),
  ...inGroup('space', {
    space: 'The step of the grid that every distance is a multiple of.',
  }),
  ...inGroup('shape', {
    radius: 'The corners of fields and of what lies within cards.',
    'radius-large': 'The corners of cards, menus and dialogs.',
    'radius-button': 'The corners of buttons.',
    'radius-round': 'The corners of what is round: avatars, badges, the count on the bell.',
    shadow: 'The shadow of cards.',
    'shadow-overlay': 'The shadow of what lies above the page.',
  }),
  ...inGroup('motion', {
    motion: 'How long transitions take; none where the client prefers reduced motion.',
    ease: 'How transitions run.',
  }),
}

/** Parts that say which one of a few they are: `button-primary`. */
const kindDocs: Record<
  `button-${ButtonVariant}` | `badge-${BadgeTone}` | `notice-${NoticeTone}` | `toast-${NoticeKind}`,
  string
> = {
  'button-primary': 'The main button of a form or a screen.',
  'button-secondary': 'A button with a border.',
  'button-quiet': 'A button without a border.',
  'button-danger': 'A button that removes something.',
  'badge-amber': 'A status such as pending or open.',
  'badge-green': 'A status such as active or resolved.',
  'badge-red': 'A status such as action required.',
  'badge-dark-green': 'A status such as completed or delivered.',
  'badge-orange': 'A status such as delayed.',
  'badge-purple': 'A status such as on hold.',
  'badge-grey': 'A status such as suspended.',
  'badge-rose': 'A status such as rejected.',
  'badge-neutral': 'Any other status.',
  'notice-info': 'A notice of something by the way.',
  'notice-success': 'A notice of what went well.',
  'notice-warning': 'A notice of what to look at.',
  'notice-danger': 'A notice of what went wrong.',
  'toast-success': 'A toast about what went well.',
  'toast-error': 'A toast about what went wrong.',
  'toast-loading': 'A toast about what still runs.',
  'toast-blank': 'A toast about anything else.',
}

/** What can be styled by `::part()`. An element has those that its view draws. */
export const partDocs = {
  'account-button': "The client's avatar that opens the menu.",
  attention: 'One thing that waits for the client.',
  avatar: "A person's initials or picture.",
  badge: 'The word of a status.',
  brand: "The company's name or logo, which leads to the dashboard.",
  button: 'Every button with a text, and every link that looks like one.',
  card: 'A card.',
  'card-header': "A card's title, and what stands beside it.",
  dialog: 'A dialog, as a window or a sheet; also what opens in place, such as the notifications.',
  'empty-state': 'What is said where there is nothing.',
  field: 'A field with its label, its hint and its error.',
  'icon-button': 'A button with an icon alone.',
  input: 'What is written or chosen in: inputs, text areas, selects.',
  link: 'A link that looks like one.',
  main: "A page's content.",
  menu: 'A menu.',
  'menu-item': 'An entry of a menu.',
  navigation: 'The navigation between screens.',
  notice: 'A line that tells what is, such as that what is shown is not up to date.',
  notification: 'One notification in the panel.',
  pagination: 'The way through the pages of a table.',
  popover: 'What opens in place: menus and panels.',
  progress: 'The bar of a progress.',
  search: 'The field of a search.',
  segmented: 'A choice of a few that all stay in view, such as a filter.',
  select: 'A select.',
  side: "The portal's side: brand and navigation.",
  summary: 'The tiles of the dashboard, all together.',
  table: 'A table.',
  'table-link': 'The link of a row.',
  'table-row': 'A row of a table, its header aside.',
  'table-scroller': 'What scrolls around a table.',
  tile: 'One figure with its label.',
  toast: 'A toast; `cp-toaster` is where they stand, on the body or in an open dialog.',
  toasts: 'All toasts together.',
  'top-bar': "The bar at a page's top.",
  ...kindDocs,
}

/** The name of a part: `::part(card)`. */
export type PartName = keyof typeof partDocs

/** What an element's `:state(…)` says: one of the first five; and `stale` beside `ready` or `empty`. */
export const stateDocs: Record<ElementState['state'] | 'stale', string> = {
  loading: 'It waits for its first answer.',
  ready: 'It shows what there is.',
  empty: 'There is nothing to show yet.',
  error: 'What it shows could not be loaded.',
  'signed-out': 'Nobody is signed in, and it says so.',
  stale: 'The latest answer failed: what is shown is the one before.',
}
