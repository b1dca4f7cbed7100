/** What changes at the widths that single elements have for themselves, by their `em`. A test compares them with the styles. */
export const changes: Readonly<Record<number, string>> = {
  60: 'Project: beyond it, the facts stand in one line.',
  59.5: 'Summary: up to it, the tiles have no icons.',
  56: 'Segmented: up to it, a long choice is one line that scrolls. Project updates: above it, a picture stands beside its text.',
  55: 'Raise Ticket: up to it, what comes next stands below the form, not beside it.',
  51.5: 'Summary: up to it, two tiles stand in a row instead of four.',
  50: 'Files: above it, the form for uploads stands beside the list, or the files in two columns. Project: up to it, the time of a chapter stands above its text.',
  42.8: 'Files: up to it, a button unfolds the form for uploads.',
  40: 'Portal: above it, the search is a field, and else a button. Attention: from it on, "Approve" stands beside the text.',
  11: 'Search: up to it, a button instead of a field.',
}
