/**
 * What the keys do in each kind of control, and what a screen reader says of it: for the pages of the elements and blocks that
 * have one. What a test presses in each element, step by step, is in `tests/e2e/keyboard/scripts.ts`.
 */
import type { Tag } from '../../../src/elements/elements'

export interface ControlKeys {
  title: string
  /** Keys, and what they do. */
  keys: Readonly<Record<string, string>>
  /** What a screen reader says. */
  said: string
  /** The elements that have it. A portal has all of them, and names those that are in it alone. */
  tags: readonly Tag[]
  /** Pages of Storybook about it: "Blocks/Menu". */
  pages?: readonly string[]
}

export const controlKeys: readonly ControlKeys[] = [
  {
    title: 'Skip link',
    keys: { Enter: 'On "Skip to the content", the first stop: goes past the navigation, to the main area.' },
    said: 'After each change of the screen, the focus is on its heading, which is read.',
    tags: ['cp-portal'],
  },
  {
    title: 'Search over everything',
    keys: {
      'Ctrl K, or ⌘ K on a Mac':
        'Opens it, wherever the focus is, unless the page has its own use for the key.',
      '↓ ↑': 'Go through what is found, and from its end to its beginning.',
      Enter: 'Opens the entry that is reached, or the first one.',
      Escape: 'Closes the list; once more, it empties the field.',
      'Home, End, ← →': 'Go back to the text.',
    },
    said: 'A combobox with its name, and the entry that is reached. When the typing rests, how much is found: "3 results".',
    tags: ['cp-search', 'cp-portal'],
  },
  {
    title: 'Search in a list',
    keys: { Escape: 'Empties the field. A dialog around it stays open.' },
    said: 'A search field with its label, such as "Search by service id or name". Then how much is found: "Results: 3".',
    tags: ['cp-projects', 'cp-payments', 'cp-tickets'],
    pages: ['Blocks/Search field'],
  },
  {
    title: 'Choice among a few',
    keys: {
      Tab: 'Goes to the option that is chosen, and then past all of them.',
      '← →, ↑ ↓': 'Choose the option beside it, which takes effect at once.',
    },
    said: 'The name of the group, and a radio button that is checked: its word, with the count that stands there.',
    tags: ['cp-projects', 'cp-project', 'cp-files', 'cp-tickets'],
    pages: ['Blocks/Segmented'],
  },
  {
    title: 'Menu',
    keys: {
      'Enter, Space': 'On its button: opens it. The focus goes to what is chosen, or to the first item.',
      '↓ ↑': 'Go through the items, and from the last to the first.',
      'Home, End': 'Go to the first and the last item.',
      'A letter': 'Goes to the next item that begins with it.',
      Enter: 'Chooses the item, and closes the menu.',
      Escape: 'Closes the menu. The focus is on its button again.',
      Tab: 'Closes the menu, and goes on behind its button.',
    },
    said: 'Of the button, that it opens a menu; then the name of the menu, the item, and which one is checked where one of them holds.',
    tags: ['cp-account', 'cp-dashboard', 'cp-projects', 'cp-payments', 'cp-tickets'],
    pages: ['Blocks/Menu', 'Blocks/Choice menu'],
  },
  {
    title: 'Panel beside its button',
    keys: {
      'Enter, Space': 'On its button: open and close it.',
      Tab: 'Goes through what is in it. Past its end, the panel closes.',
      Escape: 'Closes it. The focus is on its button again.',
    },
    said: 'Of the bell, how many are unread: "Notifications: 3 unread". The panel is a dialog with a name.',
    tags: ['cp-notifications'],
    pages: ['Blocks/Popover'],
  },
  {
    title: 'Dialog',
    keys: {
      'Tab, Shift Tab': 'Go through the dialog alone: the page behind it is not reached.',
      Escape: 'Closes it, if it can be left. The focus is where it was before.',
    },
    said: 'A dialog with its title, and then the control that has the focus.',
    tags: ['cp-dashboard'],
    pages: ['Blocks/Dialog'],
  },
  {
    title: 'File viewer',
    keys: {
      '← →': 'Go to the file before and after. What is wider than the window scrolls by them.',
      '+ and -': 'Enlarge it, and make it smaller.',
      0: 'Shows all of it again.',
      'The arrows': 'Move what is enlarged.',
      'Ctrl F, or ⌘ F on a Mac': 'In a PDF: opens its search. Once more, the own one of the browser.',
      'Enter, Shift Enter': 'In the search of a PDF: go to the next match and to the one before.',
      Escape: 'Closes the viewer. The focus is on the link of the file again.',
    },
    said: 'A dialog with the name of the file. After each step, the name of the next one, and its place: "photo.png, 2 of 5".',
    tags: ['cp-project', 'cp-project-updates', 'cp-files', 'cp-payments', 'cp-ticket'],
    pages: ['Panels/File viewer'],
  },
  {
    title: 'Chart of the last twelve months',
    keys: {
      '← →, ↑ ↓': 'Go to the month before and after.',
      'Home, End': 'Go to the first and the last month.',
    },
    said: 'A slider that is named by the sum, with each month in words: "March 2026: $1,200". The same is a table beside it.',
    tags: ['cp-payments'],
  },
  {
    title: 'Long list',
    keys: {
      Enter:
        'On "Skip this list", which a list of more than five has: goes to its other end, where a button leads back.',
      'The arrows': 'In a table or conversation that scrolls: scroll it.',
    },
    said: 'The name of the list, and of a new or changed row what has happened, once for the whole page.',
    tags: [
      'cp-attention',
      'cp-projects',
      'cp-payments',
      'cp-project',
      'cp-project-updates',
      'cp-files',
      'cp-notifications',
      'cp-tickets',
      'cp-ticket',
    ],
    pages: ['Blocks/Table'],
  },
  {
    title: 'Writing',
    keys: {
      Enter: 'In a text of several lines: begins a new one.',
      'Ctrl Enter, or ⌘ Enter on a Mac': 'Sends it. Where something is missing, the focus goes there.',
    },
    said: 'The label, the hint, and what is wrong with it. An answer that comes is read, too: "New answer from Maya: …".',
    tags: ['cp-raise-ticket', 'cp-ticket', 'cp-project', 'cp-project-updates'],
  },
  {
    title: 'Part of a picture',
    keys: { '← →, ↑ ↓': 'Move the picture.', '+ and -': 'Enlarge it, and make it smaller.' },
    said: '"Part of the picture that is shown", and a hint that names these keys. A slider beside it has the size, too.',
    tags: ['cp-portal'],
    pages: ['Elements/Portal/Account'],
  },
]
