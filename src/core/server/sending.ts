/** One way to send something: a sign-in, a ticket, a file. One thing at a time, with its progress and its toasts. */
import { atom, type ReadableAtom } from 'nanostores'
import { messageOf, OutdatedError } from './http'
import { notify } from './notify'

/** How the sending of something goes. */
export type Sending =
  | { status: 'idle' }
  /** `fraction` of it has left, from 0 to 1; `null` where nobody knows. */
  | { status: 'running'; fraction: number | null }
  | { status: 'done' }
  /** In words for the client, the server's own where it sent any. What was written is still there. */
  | { status: 'refused'; message: string }

/** What a call needs to be cancelled and followed. */
export interface SendOptions {
  signal: AbortSignal
  /** Told which fraction has left, from 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The texts of the toast while it runs, and once it is done. Without the first, nothing is said before the end. */
interface ToastTexts {
  running?: string
  done?: string
}

export interface Sender {
  readonly $sending: ReadableAtom<Sending>
  /**
   * Makes a call, unless one is running. Never throws: a refusal is told by a toast and by `$sending`.
   *
   * @returns the call's answer; `null` when it was not made, not taken, or cancelled.
   */
  send<Answer>(call: (options: SendOptions) => Promise<Answer>, toast?: ToastTexts): Promise<Answer | null>
  /** Stops what is running, and forgets a refusal. */
  cancel(): void
}

let count = 0

/** A sender for a form, or for anything else that sends one thing at a time. */
export function createSender(): Sender {
  const toastId = `sending-${++count}`
  const $sending = atom<Sending>({ status: 'idle' })
  let running: AbortController | undefined

  return {
    $sending,
    async send(call, { running: runningText, done } = {}) {
      if (running) return null
      const own = new AbortController()
      const isRunning = () => running === own
      const end = (sending: Sending) => {
        running = undefined
        $sending.set(sending)
      }
      running = own
      $sending.set({ status: 'running', fraction: null })
      if (runningText) notify.loading(runningText, toastId)
      else notify.dismiss(toastId)
      const onProgress = (fraction: number) => {
        if (isRunning()) $sending.set({ status: 'running', fraction })
      }
      try {
        const answer = await call({ signal: own.signal, onProgress })
        if (!isRunning()) return null
        end({ status: 'done' })
        if (done) notify.success(done, toastId)
        else notify.dismiss(toastId)
        return answer
      } catch (error) {
        if (!isRunning()) return null
        // A session that has ended says so by itself.
        const isOver = error instanceof OutdatedError
        end(isOver ? { status: 'idle' } : { status: 'refused', message: messageOf(error) })
        if (isOver) notify.dismiss(toastId)
        else notify.error(messageOf(error), toastId)
        return null
      }
    },
    cancel() {
      if (running) notify.dismiss(toastId)
      running?.abort()
      running = undefined
      $sending.set({ status: 'idle' })
    },
  }
}
