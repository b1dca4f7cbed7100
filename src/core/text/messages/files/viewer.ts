import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What shows a file in front of the page. */
export const viewerMessages = i18n('viewer', {
  place: params('{count} of {total}'),
  previous: 'Previous file',
  next: 'Next file',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit to the window',
  print: 'Print',
  ask: 'Ask about this file',
  about: params('About the file “{name}”:'),
  aboutPage: params('About the file “{name}”, page {page}:'),
  loading: 'Loading the file…',
  loaded: params('{size} loaded'),
  loadedOf: params('{size} of {total} loaded'),
  large: params('This file is larger than {size}. To load it may take long.'),
  load: 'Load it',
  gone: 'This file is no longer there, or its link has ended.',
  denied: 'You may not open this file, or its link has ended.',
  failed: 'The server could not send this file. Try again later.',
  lost: 'This file could not be loaded. Check your connection.',
  blocked: 'This page may not show what is in this file. Download it instead.',
  unknown: "This kind of file can't be shown here. Download it instead.",
  damaged: "This file can't be shown. It may be damaged.",
  tooManyPixels: params('This picture has {width} × {height} pixels: too many to show it here.'),
  notPlayed: "This page can't play the file. Download it instead.",
  needsSession: "This file opens for you alone, and can't be shown here. Download it instead.",
  cut: 'Only the beginning is shown here. Download the file for all of it.',
  empty: 'This file is empty.',
})
