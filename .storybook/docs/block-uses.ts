/** When to use which block, and when not, as its page says it. The site says the same of elements: `docs/site/content/element-uses.ts`. */
interface BlockUse {
  use: string
  /** When not, and what is better then. */
  not: string
}

/** By the names in the sidebar. A test compares them. */
export const blockUses: Readonly<Record<string, BlockUse>> = {
  Avatar: {
    use: 'Use it beside the name of a person, so that people are told apart at a glance.',
    not: 'Not for a company or a thing, nor alone where the name has room.',
  },
  Badge: {
    use: 'Use it for the one status of a thing: a word, with a colour that means the same everywhere.',
    not: 'Not for counts or kinds, which are plain text, nor for what can be pressed: take a Button.',
  },
  Button: {
    use: 'Use it for what does something: `primary` for the one action that leads, `secondary` for others, `danger` for what takes away.',
    not: 'Not for what goes to another page: take a Link, or the link that looks like a button.',
  },
  Card: {
    use: 'Use it around what belongs together under one title.',
    not: 'Not inside of another card, nor around a single line: a heading and a distance do.',
  },
  'Choice menu': {
    use: 'Use it for a choice that is made seldom and takes effect at once, such as the order of a list.',
    not: 'Not in a form: take a Select; nor for what clients compare all the time: take Segmented.',
  },
  Dialog: {
    use: 'Use it for a short task that interrupts the page, and is done or left before it goes on.',
    not: 'Not for news or success, which are toasts and notices, nor for what clients need the page beside: take a Popover.',
  },
  'Empty state': {
    use: 'Use it in place of a list that has nothing yet, with the reason and the next step.',
    not: 'Not while it loads: take a Skeleton; nor where loading failed: take a Notice with Retry.',
  },
  Field: {
    use: 'Use it for a text of one line or several, always with a label that stays in view.',
    not: 'Not for one of a few known values: take a Select or Segmented; nor for a search: take a Search field.',
  },
  Icon: {
    use: 'Use it beside a word, so that the word is found faster.',
    not: 'Not alone: what is only an icon and can be pressed is an Icon button, which has a name.',
  },
  'Icon button': {
    use: 'Use it where there is no room for words and everybody knows the sign: close, download, the bell.',
    not: 'Not for what leads, nor for a rare action: take a Button with words.',
  },
  Link: {
    use: 'Use it for what goes to another page or file: within a sentence, or `lone` below a list.',
    not: 'Not for what changes something here: take a Button.',
  },
  Menu: {
    use: 'Use it for several actions on one thing that have no room beside it.',
    not: 'Not for one or two actions, which are Buttons, nor for a choice that stays: take a Choice menu.',
  },
  Notice: {
    use: 'Use it for what concerns the place where it stands, as long as it is so.',
    not: 'Not for what is over in a moment, which is a toast, nor for an error of one Field, which says it itself.',
  },
  Pagination: {
    use: 'Use it below a list whose place on the page is limited, if the host asks for pages.',
    not: 'Not for lists that fit: long ones draw only the rows in view, without pages.',
  },
  Popover: {
    use: 'Use it for what belongs to a button and is looked at briefly, with the page still in view.',
    not: 'Not for a task that has to be ended, which is a Dialog, nor for a list of actions: take a Menu.',
  },
  Progress: {
    use: 'Use it for how much of a known whole is done: in one piece for uploads, in segments for milestones.',
    not: 'Not for a wait of unknown length in a control, which has a Spinner, or of a list, which has a Skeleton.',
  },
  'Search field': {
    use: 'Use it above a list that clients search by a few words: it finds while they type.',
    not: 'Not for the search over everything, which is `<cp-search>`, nor for a choice of known values: take a Select.',
  },
  Segmented: {
    use: 'Use it for a choice among two to five short words that stay in view, such as a filter.',
    not: 'Not for many or long choices: take a Select; nor for going to other pages: take Links.',
  },
  Select: {
    use: 'Use it in a form for one of several known values.',
    not: 'Not for two or three that fit beside each other: take Segmented; nor outside of forms: take a Choice menu.',
  },
  Skeleton: {
    use: 'Use it where text will stand in a moment, as large as that text.',
    not: 'Not for an action that is under way, whose button has a Spinner, nor where nothing is to come: take an Empty state.',
  },
  Spinner: {
    use: 'Use it in a control that waits for what it has begun.',
    not: 'Not for a page or a list that loads: take a Skeleton, which keeps the room.',
  },
  Table: {
    use: 'Use it for many things with the same facts, which clients compare or look up.',
    not: 'Not for the facts of one thing, which are pairs of name and value, nor to lay out a page.',
  },
  Time: {
    use: 'Use it for every date and time: the words are short, and the exact time is in the tooltip.',
    not: 'Not for a length of time or a date without a day, which are plain text.',
  },
  'Visually hidden': {
    use: 'Use it for words that the eye has from the picture, such as the meaning of a check mark.',
    not: 'Not for what only some would miss: if it helps to understand, everybody sees it.',
  },
}
