/** Asks for a toast. Who shows it, and how, is not core's business. */
import { atom, type ReadableAtom } from 'nanostores'
import type { ApiError } from './http'

export type NoticeKind = 'error' | 'success' | 'blank' | 'loading'

export type NoticeRequest =
  | { action: 'show'; id: string; kind: NoticeKind; message: string }
  | { action: 'dismiss'; id: string }

const $request = atom<NoticeRequest | null>(null)

/** The latest request: listen to it to show toasts. */
export const $noticeRequest: ReadableAtom<NoticeRequest | null> = $request

/** A server's message may be anything: it is shown as text, and not at any length. */
const longest = 300
let count = 0

function show(kind: NoticeKind, message: string, id = `notice-${++count}`): string {
  const text = message.length > longest ? `${message.slice(0, longest - 1)}…` : message
  $request.set({ action: 'show', id, kind, message: text })
  return id
}

/** Each gives the toast's id; given one, it changes that toast. */
export const notify = {
  /** The same trouble, wherever it shows, is one toast. */
  error: (message: string, id = message) => show('error', message, id),
  success: (message: string, id?: string) => show('success', message, id),
  blank: (message: string, id?: string) => show('blank', message, id),
  /** Stays until it is changed or dismissed. */
  loading: (message: string, id?: string) => show('loading', message, id),
  dismiss: (id: string) => $request.set({ action: 'dismiss', id }),
}

/** Says why a request failed. */
export const notifyFailure = ({ message }: ApiError) => notify.error(message)

/** The same, unless there is no such thing: its view says that by itself. */
export const notifyUnlessMissing = (failure: ApiError) => failure.status !== 404 && notifyFailure(failure)
