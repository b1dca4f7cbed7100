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

export type TokenGroup = 'colour' | 'status' | 'type' | 'space' | 'control' | 'shape' | 'motion'

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
    accent:
      "The brand's colour: progress bars, avatars without a colour of their own, marks and drawings. The other accent colours are derived from it.",
    'accent-strong':
      'Background of what is filled with the accent and has text on it, such as the main button. By default dark enough for white text: set a bright accent here, too, to keep it bright.',
    'accent-hover':
      'Background of the main button on hover: by default a step darker than `accent-strong`, or lighter if that is bright.',
    'accent-text': 'Text, icons and thin lines in the accent colour, such as links.',
    'accent-tint': 'A faint background in the accent colour, for what is chosen or current.',
    'on-accent': 'Text on `accent-strong`: by default white, or a dark shade of it, whichever can be read.',
    base: 'The colour whose hue the greys have: grounds, lines and texts. Only its hue counts, and how grey it is. By default the accent.',
    canvas: "The portal's background, behind its cards.",
    surface: 'Background of cards.',
    'surface-raised': 'Background of layers above the page: menus, dialogs, toasts.',
    'surface-sunken': 'Background of the footer of a dialog, a disabled field, a milestone.',
    'surface-hover': 'Background of a row, a file or a navigation link on hover.',
    'surface-active':
      'Background of buttons and menu items on hover; also of messages, and of the shapes that stand for loading content.',
    scrim: 'The colour that dims the page behind a dialog.',
    text: 'Text.',
    'text-muted': 'Less important text: labels, dates, hints.',
    line: 'Thin lines between and around areas.',
    'line-control': 'Borders of buttons, and of a field that says in it what it is: a search, a reply.',
    'line-strong': 'Borders of all other fields. They alone show where a field is, so they need contrast.',
    ring: 'The ring around what has the focus.',
    danger: 'Background of a button that removes something, and of the unread count.',
    'danger-hover': 'Background of a button that removes something, on hover.',
    'on-danger': 'Text on `danger`: by default white, or a dark shade of it, whichever can be read.',
    'danger-text': 'Text of errors, and the border of a field with an error.',
  }),
  ...inGroup('status', {
    amber: 'Background of a status such as pending or open, and of warnings.',
    'amber-text': 'Text on `amber`.',
    green: 'Background of a status such as active or resolved, and of notices of success.',
    'green-text': 'Text on `green`.',
    red: 'Background of a status such as action required, and of notices of errors.',
    'red-text': 'Text on `red`.',
    'dark-green': 'Background of a status such as completed or delivered.',
    'dark-green-text': 'Text on `dark-green`.',
    orange: 'Background of a status such as delayed.',
    'orange-text': 'Text on `orange`.',
    purple: 'Background of a status such as on hold, and of notices that only inform.',
    'purple-text': 'Text on `purple`.',
    grey: 'Background of a status such as suspended.',
    'grey-text': 'Text on `grey`.',
    rose: 'Background of a status such as rejected.',
    'rose-text': 'Text on `rose`.',
    neutral: 'Background of any other status.',
    'neutral-text': 'Text on `neutral`.',
  }),
  ...inGroup('type', {
    font: "The typeface. By default the page's.",
    'font-heading': 'The typeface of headings. By default the same as of text.',
    'text-xs': 'Font size of badges, captions and table headers.',
    'text-sm': 'Font size of labels, hints and second lines in tables.',
    'text-md': 'Font size of text.',
    'text-lg': 'Font size of headings of cards and dialogs.',
    'text-2xl': 'Font size of headings of screens, and of figures.',
    'weight-medium': 'Font weight of labels, buttons and badges.',
    'weight-bold': 'Font weight of headings and of unread things.',
    'line-height': 'Line height of text, as a number without a unit.',
    'line-height-tight': 'Line height of the headings of cards and dialogs, and of notifications.',
    'line-height-large': 'Line height of headings of screens, and of figures.',
  }),
  ...inGroup('space', {
    rem: 'What every length is a multiple of, text included. Set it on a page whose `rem` is not 16 px.',
    space: 'The unit of distances: they are multiples of it.',
    'space-2': 'Two units: between buttons, and above and below the text of a field.',
    'space-3': 'Three units: between a picture and its text, and beside the text of a field.',
    'space-4': 'Four units: between parts in a narrow place, and around its cards.',
    'space-5': 'Five units: between cards, and inside cards and dialogs.',
    'space-6': "Six units: below the heading of a screen, between updates, and below the portal's screens.",
    'space-8': "Eight units: beside the portal's screens.",
    'space-12': "Twelve units: below the portal's login.",
    'list-height':
      'The height at which a table begins to scroll; `none` for never. By default 40 % of the window, but at least a few rows; for tickets, and for projects in a portal, down to the end of the window.',
  }),
  ...inGroup('control', {
    'control-height':
      'Height of buttons and of items of menus; for a finger, they are at least 44 px high. Avatars are as high, and the links of the navigation follow it.',
    'control-height-small':
      'Height of small buttons, filters and search fields. For a finger, a press on 44 px counts, and fields are that high.',
    'field-height': 'Height of fields.',
    'ring-width': 'How thick the ring of the focus is. It is 3 px for who asks the system for more contrast.',
    'pressed-opacity':
      'From 0 to 1: the less, the more of its ink lies over the ground of what is pressed; at 1, nothing. On a filled button, it is the opposite of its ink.',
    'disabled-opacity': 'How much is seen of a button that is disabled, from 0 to 1.',
  }),
  ...inGroup('shape', {
    radius: 'Corner radius of fields and of areas inside cards.',
    'radius-small':
      'Corner radius of the columns of a picture, of thumbnails, and of the shapes that stand for loading content. By default no more than `radius`.',
    'radius-large': 'Corner radius of cards, menus and dialogs.',
    'radius-button': 'Corner radius of buttons.',
    'radius-round': 'Corner radius of round things: avatars, badges, the count on the bell.',
    'line-width': 'How thick lines and borders are.',
    shadow: 'Shadow of cards.',
    'shadow-overlay': 'Shadow of layers above the page: menus, dialogs, toasts.',
  }),
  ...inGroup('motion', {
    motion: 'Duration of transitions. It is 0 when the client prefers reduced motion.',
    ease: 'Timing function of transitions.',
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
  'notice-info': 'A notice that only informs.',
  'notice-success': 'A notice that something went well.',
  'notice-warning': 'A notice that warns.',
  'notice-danger': 'A notice that something went wrong.',
  'toast-success': 'A toast that something went well.',
  'toast-error': 'A toast that something went wrong.',
  'toast-loading': 'A toast while something is running.',
  'toast-blank': 'Any other toast.',
}

/** What can be styled by `::part()`. An element has those that its view draws. */
export const partDocs = {
  'account-button': "The button with the client's avatar, which opens the menu.",
  attention: 'One item in the list of what waits for the client.',
  avatar: "A person's initials on a colour.",
  badge: 'The label of a status.',
  brand: "The company's name or logo. It is a link to the dashboard.",
  button: 'Every button with a text, and every link that looks like one.',
  card: 'A card.',
  'card-header': "A card's title, and the controls beside it.",
  checkbox: 'A box to tick, with its label.',
  dialog: 'A dialog, as a window or as a sheet from below; also the panel of notifications.',
  'empty-state': 'The message where there is nothing to show.',
  field: 'A field with its label, its hint and its error.',
  'icon-button': 'A button with only an icon.',
  input: 'A control in which the client types or chooses: input, text area, select.',
  link: 'Every link that looks like a link.',
  main: 'The main area of a page of the portal.',
  menu: 'A menu.',
  'menu-item': 'An item of a menu.',
  navigation: 'The navigation between screens.',
  notice: 'A line with a message, such as "The latest could not be loaded".',
  notification: 'One notification in the panel.',
  pagination: 'The buttons to the other pages of a table.',
  popover: 'A menu, or the panel of notifications: everything that opens beside its button.',
  progress: 'A progress bar.',
  search: 'A search field.',
  'search-panel': 'What is found, below the field of the search over everything.',
  'search-result': 'One entry of what is found in the search over everything.',
  segmented: 'A choice of a few options in view, such as a filter by status.',
  select: 'A select.',
  side: "The portal's side bar: company name and navigation.",
  summary: 'All tiles with figures together.',
  table: 'A table.',
  'table-link': 'The link of a table row.',
  'table-row': 'A row of a table, but not its header.',
  'table-scroller': 'The area in which a table scrolls.',
  tile: 'A tile: one figure with its label.',
  toast: 'A toast. Toasts stand in `cp-toaster`, on the body or in an open dialog.',
  toasts: 'All toasts together.',
  'top-bar': 'The bar at the top of a page of the portal.',
  ...kindDocs,
}

/** The name of a part: `::part(card)`. */
export type PartName = keyof typeof partDocs

/** What an element's `:state(…)` says: one of the first five; and `stale` beside `ready` or `empty`. */
export const stateDocs: Record<ElementState['state'] | 'stale', string> = {
  loading: 'The element waits for its first data.',
  ready: 'The element shows its content.',
  empty: 'There is no data to show yet.',
  error: 'The element could not load or draw its content, or a required attribute is missing.',
  'signed-out': 'Nobody is signed in, and the element says so.',
  stale: 'The latest request failed: the element shows older data.',
}
