/** What kind of file a content is, where neither a name nor an address says it. */
import { fileEnding } from '../text/endings'

/** Types that are not called as their endings. */
const types = new Map([
  ['application/msword', 'doc'],
  ['application/vnd.ms-excel', 'xls'],
  ['application/vnd.ms-powerpoint', 'ppt'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ods'],
  ['application/vnd.oasis.opendocument.text', 'odt'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
  ['application/gzip', 'gz'],
  ['application/x-zip-compressed', 'zip'],
  ['audio/mpeg', 'mp3'],
  ['image/jpeg', 'jpg'],
  ['image/svg+xml', 'svg'],
  ['message/rfc822', 'eml'],
  ['text/calendar', 'ics'],
  ['text/plain', 'txt'],
  ['text/vcard', 'vcf'],
  ['video/quicktime', 'mov'],
])

/** The first three bytes, each as a character. */
const beginnings = new Map([
  ['%PD', 'pdf'],
  ['GIF', 'gif'],
  ['\u00ff\u00d8\u00ff', 'jpg'],
  ['\u0089PN', 'png'],
])

/** The ending for a content, by its type, or else by its first bytes; '' if neither says it. */
export async function endingOfContent(content: Blob): Promise<string> {
  const type = content.type.replace(/;.*/s, '').trim().toLowerCase()
  const told = types.get(type) ?? fileEnding('', type.replace('/', '.'))
  if (told) return told
  const bytes = new Uint8Array(await content.slice(0, 3).arrayBuffer())
  return beginnings.get(String.fromCharCode(...bytes)) ?? ''
}
