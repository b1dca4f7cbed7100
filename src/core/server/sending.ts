/** Sends a sign-in, a ticket, a file or something else: one at a time, with its progress and its toasts. */
import { atom, type ReadableAtom } from 'nanostores'
import { patience } from '../page/timer'
import { ApiError, type FieldErrors, messageOf, OutdatedError } from './api-error'
import { notify } from './notify'

export type Sending =
  | { status: 'idle' }
  /**
   * `fraction` is the sent part, from 0 to 1; `null` when it is unknown. `slow` is `true` after ten seconds
   * without an answer and without progress: the form then says so, and offers to cancel.
   */
  | { status: 'running'; fraction: number | null; slow: boolean }
  | { status: 'done' }
  /** The same was sent already. Whether it is sent again is for the client to say: `about` is what it is about. */
  | { status: 'asking'; about: unknown; since: number }
  /**
   * `message` is for the client; it is the server's own if there is one. The client's input is kept. `code` is the HTTP
   * status; 0 when no answer came. `retryable` says whether the same may be taken later. `fields` are messages for single
   * fields of the form, by the names that the call has for them.
   */
  | { status: 'refused'; message: string; code: number; retryable: boolean; fields: FieldErrors }

export interface SendOptions {
  signal: AbortSignal
  /** Takes the fraction that has been sent, from 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The texts of the toast while the call runs, and when it is done. Without a text, there is no toast. */
export interface ToastTexts {
  running?: string
  done?: string
  /**
   * Writes the toast of a refusal, one of its own: what is sent next leaves it to be read. By default, it is the reason alone,
   * and the next call takes its place.
   */
  refused?: (reason: string) => string
  /** Whether the form itself tells of a refusal: then there is no toast. */
  isTold?: (() => boolean) | undefined
}

/** Sends one thing at a time. Made by {@link createSender}. */
export interface Sender {
  readonly $sending: ReadableAtom<Sending>
  /**
   * Makes a call, unless another one is running. Never throws: a toast and `$sending` tell of an error.
   *
   * @returns the call's answer; `null` when the call was not made, failed, or was cancelled.
   */
  send<Answer>(call: (options: SendOptions) => Promise<Answer>, toast?: ToastTexts): Promise<Answer | null>
  /** Aborts the running call, and forgets an earlier error. */
  cancel(): void
  /** Asks the client whether to send something again. */
  ask(about: unknown): void
  /** Takes back an earlier error, in its toast, too: what was sent has arrived. */
  confirm(done: string): void
}

let count = 0

export function createSender(): Sender {
  const toastId = `sending-${++count}`
  const $sending = atom<Sending>({ status: 'idle' })
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function run(fraction: number | null): void {
    clearTimeout(timer)
    timer = setTimeout(() => $sending.set({ status: 'running', fraction, slow: true }), patience)
    $sending.set({ status: 'running', fraction, slow: false })
  }

  function end(sending: Sending): void {
    clearTimeout(timer)
    running = undefined
    $sending.set(sending)
  }

  return {
    $sending,
    async send(call, { running: runningText = '', done: doneText = '', refused: refusedText, isTold } = {}) {
      if (running) return null
      const own = new AbortController()
      const isRunning = () => running === own
      running = own
      run(null)
      notify.loading(runningText, toastId)
      const onProgress = (fraction: number) => isRunning() && run(fraction)
      try {
        const answer = await Promise.race([call({ signal: own.signal, onProgress }), aborted(own.signal)])
        if (!isRunning()) return null
        end({ status: 'done' })
        notify.success(doneText, toastId)
        return answer
      } catch (error) {
        if (!isRunning()) return null
        // The end of a session has a toast of its own.
        const isOver = error instanceof OutdatedError
        end(isOver ? { status: 'idle' } : refused(error))
        if (isOver || isTold?.()) notify.dismiss(toastId)
        else if (refusedText) notify.error(refusedText(messageOf(error)))
        else notify.error(messageOf(error), toastId)
        return null
      }
    },
    cancel() {
      if (running) notify.dismiss(toastId)
      const call = running
      end({ status: 'idle' })
      call?.abort()
    },
    ask(about) {
      if (!running) end({ status: 'asking', about, since: Date.now() })
    },
    confirm(doneText) {
      end({ status: 'idle' })
      notify.success(doneText, toastId)
    },
  }
}

function refused(error: unknown): Sending {
  const { status: code, retryable, fields } = error instanceof ApiError ? error : unanswered
  return { status: 'refused', message: messageOf(error), code, retryable, fields }
}

/** A call that failed before it was made. */
const unanswered = { status: 0, retryable: true, fields: {} }

/** What a form's last answer says at its fields. */
export const fieldErrors = (sending: Sending): FieldErrors =>
  sending.status === 'refused' ? sending.fields : {}

/** Rejects when a call is aborted. The host's own `fetch` may ignore that, and go on. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
