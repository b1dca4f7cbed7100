/** Asks for toasts. Core does not know who shows them, or how. */
import { atom, type ReadableAtom } from 'nanostores'
import type { ApiError } from './api-error'

export type NoticeKind = 'error' | 'success' | 'blank' | 'loading'

export type NoticeRequest =
  | { action: 'show'; id: string; kind: NoticeKind; message: string }
  | { action: 'dismiss'; id: string }

const $request = atom<NoticeRequest | null>(null)

/** The latest request to show or to dismiss a toast. Listen to it to show toasts. */
export const $noticeRequest: ReadableAtom<NoticeRequest | null> = $request

/** A server's message may be anything. It is shown as plain text, and cut to this number of characters. */
const longest = 300
let count = 0

function show(kind: NoticeKind, message: string, id = `notice-${++count}`): string {
  const text = message.length > longest ? `${message.slice(0, longest - 1)}…` : message
  // The host may empty a text, so that it is not shown. An earlier toast with this id is over all the same.
  const isEmpty = text.trim() === ''
  $request.set(isEmpty ? { action: 'dismiss', id } : { action: 'show', id, kind, message: text })
  return id
}

/** Each function that shows a toast returns the toast's id. When it gets an `id`, it changes that toast. */
export const notify = {
  /** The same error is shown as one toast, even when several views report it: its message is the id. */
  error: (message: string, id = message) => show('error', message, id),
  success: (message: string, id?: string) => show('success', message, id),
  blank: (message: string, id?: string) => show('blank', message, id),
  /** Stays until it is changed or dismissed. */
  loading: (message: string, id?: string) => show('loading', message, id),
  dismiss: (id: string) => $request.set({ action: 'dismiss', id }),
}

export const notifyFailure = ({ message }: ApiError) => notify.error(message)

/** As `notifyFailure()`, but without a toast for a 404: the view itself says that the thing does not exist. */
export const notifyUnlessMissing = (failure: ApiError) => failure.status !== 404 && notifyFailure(failure)
