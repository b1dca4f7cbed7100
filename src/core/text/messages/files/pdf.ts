import { i18n } from '../../i18n'
import { params } from '../../texts'

/** The pages of a PDF. */
export const pdfMessages = i18n('pdf', {
  goTo: 'Go to page',
  of: params('of {count}'),
  search: 'Search in this file',
  match: params('{at} of {count}'),
  previous: 'Previous match',
  next: 'Next match',
  pageFailed: 'This page cannot be shown here.',
  cannotShow: 'This PDF cannot be shown here',
  password: 'It is protected by a password. Download it to open it.',
  damaged: 'The file is damaged. Download it to try another program.',
  slow: 'It takes too long. Download it to open it.',
  unloaded: 'What shows PDFs could not be loaded. Try again, or download the file.',
  incomplete: 'Some letters or pictures of this PDF cannot be shown here. Download it to see them all.',
  cut: params('The first {shown} of {count} pages are shown. Download the file to see them all.'),
})
