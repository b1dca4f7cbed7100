/** Makes a request of the form of a call. Each of its fields is named by where its value stands: `query.limit`. */

export interface Asked {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | FormData
}

/**
 * @param call What the form asks: `GET /api/v1/support/getTicketDetails`
 * @param media How its body is sent; empty if it has none
 * @param fields What is in the form. An empty field is not sent, unless it is one of a form with files. Where a file has to
 *   be and none is chosen, a short one is sent.
 */
export function toRequest(
  call: string,
  media: string,
  fields: Iterable<readonly [string, FormDataEntryValue]>,
): Asked {
  const [method = '', pattern = ''] = call.split(' ')
  const isForm = media === 'multipart/form-data'
  const headers: Record<string, string> = {}
  const query = new URLSearchParams()
  const body = new FormData()
  /** What is typed as JSON: lists. */
  const lists: Record<string, unknown> = {}
  let path = pattern
  for (const [field, value] of fields) {
    const [place, name = ''] = field.split('.')
    if (typeof value !== 'string') {
      if (value.name) body.append(name, value)
      else if (place === 'file') body.append(name, name === 'photo' ? createPicture() : createSample())
    } else if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value))
    else if (place === 'json' && value) lists[name] = fromJson(value)
    else if (place === 'body' && (value || isForm)) body.append(name, value)
    else if (place === 'query' && value) query.append(name, value)
    else if (place === 'header' && value) headers[name] = value
  }
  const search = query.toString()
  const asked = { method, path: search ? `${path}?${search}` : path, headers }
  if (isForm) return { ...asked, body }
  if (!media) return asked
  headers['Content-Type'] = media
  return { ...asked, body: JSON.stringify({ ...Object.fromEntries(body), ...lists }) }
}

/** What is no JSON goes as it stands: the server says what is wrong with it. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** One pixel. */
const createPicture = () => {
  const text = atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  )
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0))
  return new File([bytes], 'photo.png', { type: 'image/png' })
}

const createSample = () => new File(['This file is sent by a page.\n'], 'sample.txt', { type: 'text/plain' })
