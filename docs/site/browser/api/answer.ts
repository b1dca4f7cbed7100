/** Shows what a call has sent, and what it is answered: as text, as both go over the wire. */
import type { Asked } from '../../api/request.ts'

/** Of the headers of an answer, those that a caller looks at. */
const headersShown = ['content-type', 'content-length', 'cache-control', 'retry-after']

const isOfType = ({ headers }: Response, type: string) =>
  headers.get('content-type')?.startsWith(type) ?? false

export const isStream = (response: Response) => isOfType(response, 'text/event-stream')

/** @returns what to say of it, in a sentence; of a stream, when it has ended */
export async function showAnswer(
  place: HTMLElement,
  asked: Asked,
  isSignedIn: boolean,
  response: Response,
): Promise<string> {
  const { status, headers } = response
  const head = [status, ...headersShown.flatMap((name) => lineOf(headers, name))].join('\n')
  place.replaceChildren(...createText('Request', textOf(asked, isSignedIn)))
  if (isStream(response)) return showStream(place, head, response)
  if (!isOfType(response, 'application/json')) return showFile(place, head, response)
  const body = JSON.parse(await response.text())
  place.append(...createText('Answer', `${head}\n\n${JSON.stringify(body, null, 2)}`))
  return status < 400 ? `Answered with ${status}.` : `Refused with ${status}: ${body.message}`
}

/** Shows events as they come, until the stream ends or is stopped. */
async function showStream(place: HTMLElement, head: string, { body }: Response): Promise<string> {
  const [heading, text] = createText('Events', `${head}\n\n`)
  text.setAttribute('role', 'log')
  place.append(heading, text)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: '', done: true }
    if (done) return 'The server has ended the stream.'
    text.append(value)
    text.scrollTop = text.scrollHeight
  }
}

async function showFile(place: HTMLElement, head: string, response: Response): Promise<string> {
  const file = await response.blob()
  const [, name = 'file'] =
    /filename\*=UTF-8''(.+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  const save = document.createElement('a')
  save.href = URL.createObjectURL(file)
  save.download = decodeURIComponent(name)
  save.textContent = `Save ${save.download}`
  place.append(...createText('Answer', `${head}\n\n(${file.size} bytes)`), save)
  return `Answered with ${response.status}: a file.`
}

function createText(name: string, text: string): [heading: HTMLElement, text: HTMLElement] {
  const heading = document.createElement('h4')
  heading.textContent = name
  const element = document.createElement('pre')
  element.tabIndex = 0
  element.setAttribute('role', 'group')
  element.setAttribute('aria-label', name)
  element.textContent = text
  return [heading, element]
}

function textOf({ method, path, headers, body }: Asked, isSignedIn: boolean): string {
  const token = isSignedIn ? ['Authorization: Bearer …'] : []
  const sent = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const form = body instanceof FormData ? ['Content-Type: multipart/form-data'] : []
  const head = [`${method} ${path}`, ...token, ...sent, ...form].join('\n')
  return body === undefined ? head : `${head}\n\n${typeof body === 'string' ? body : linesOf(body)}`
}

const linesOf = (form: FormData) =>
  Array.from(form, ([name, value]) =>
    typeof value === 'string' ? `${name}: ${value}` : `${name}: the file ${value.name}, ${value.size} bytes`,
  ).join('\n')

const lineOf = (headers: Headers, name: string) => {
  const value = headers.get(name)
  return value === null ? [] : [`${name}: ${value}`]
}
