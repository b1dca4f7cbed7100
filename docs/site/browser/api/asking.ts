/** The form of one call: it asks when it is sent, and shows the answer below itself. */
import { adaWithEndedToken, nobody } from '../../api/askers.ts'
import { toRequest } from '../../api/request.ts'
import { isStream, showAnswer } from './answer.ts'
import type { PageServer } from './server.ts'

export interface Asking {
  /** Ends what is under way, and makes the form as it was. */
  clear(): void
}

/** @param open gives the server of the page; it throws what the reader is told if there is none */
export function createAsking(form: HTMLFormElement, open: () => Promise<PageServer>): Asking {
  const { call = '', name = '', media = '' } = form.dataset
  const [button, told, answer] = [part(form, 'button'), part(form, '.told'), part(form, '.answer')]
  /** What is under way. A stream is, until somebody stops it. */
  let running: AbortController | undefined
  let canStop = false
  const show = (sentence: string, isStream = false) => {
    canStop = isStream
    told.textContent = sentence
    button.textContent = isStream ? 'Close the stream' : `Ask ${name}`
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!running) void ask()
    else if (canStop) running.abort()
  })
  followClient(form)

  async function ask(): Promise<void> {
    const mine = new AbortController()
    running = mine
    show('Asking …')
    const sentence = await exchange(mine.signal).catch((error: Error) =>
      mine.signal.aborted ? 'The stream is closed.' : error.message,
    )
    if (running !== mine) return
    running = undefined
    show(sentence)
  }

  /** @returns what to say of it */
  async function exchange(signal: AbortSignal): Promise<string> {
    const server = await open()
    for (const [field, value] of Object.entries(await server.makeValues(name))) fill(form, field, value)
    const fields = new FormData(form)
    const asked = toRequest(call, media, fields)
    const clientId = String(fields.get('client') ?? '')
    const response = await server.ask(asked, clientId, signal)
    signal.throwIfAborted()
    if (isStream(response))
      show('The stream is open. Raise a ticket, for example: its event appears here.', true)
    // A place of its own: what comes after "Begin anew" is not seen any more.
    const place = document.createElement('div')
    answer.replaceChildren(place)
    return showAnswer(place, asked, clientId !== nobody, response)
  }

  return {
    clear() {
      running?.abort()
      running = undefined
      form.reset()
      answer.replaceChildren()
      show('')
    },
  }
}

/** Each form has these parts. */
const part = (form: HTMLFormElement, selector: string) => form.querySelector(selector) as HTMLElement

/** The reader's own value stays. */
function fill(form: HTMLFormElement, field: string, value: string): void {
  const input = form.elements.namedItem(field)
  if (input instanceof HTMLInputElement) input.value ||= value
}

/** Where the id of the chosen client stands in the form, that of another one takes its place with the choice. */
function followClient(form: HTMLFormElement): void {
  const choice = form.elements.namedItem('client')
  if (!(choice instanceof HTMLSelectElement)) return
  let last = choice.value
  choice.addEventListener('change', () => {
    if (choice.value === nobody || choice.value === adaWithEndedToken) return
    for (const input of form.querySelectorAll('input')) if (input.value === last) input.value = choice.value
    last = choice.value
  })
}
