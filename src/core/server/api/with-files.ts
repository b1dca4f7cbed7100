/** Calls by which a client sends files. They stand apart from those that read: a page needs them later, or never. */
import type { CallName } from '../../settings/endpoints'
import { noteLeftOut } from '../note-answered'
import { isPromise, type RequestOptions } from '../outgoing'
import { ticketShape } from '../schema/entities/ticket'
import type { Reader } from '../schema/read'
import { ask, done, placesIn, type UploadOptions } from './ask'
import { oneTicket } from './tickets'

/** @returns the new ticket's id; '' when the server doesn't name it. */
export const createTicket = (userId: string, form: FormData, options?: UploadOptions) =>
  ask('createTicket', createdId, {
    params: { userId },
    ...attached('createTicket', form),
    ...options,
  })

/** The ticket with the reply in it; none when the server only says that it has the reply. */
const replied = Object.assign((answer: unknown) => done(answer) && { ticket: oneTicket(answer) }, {
  shape: { ticket: ticketShape },
})

export const replyTicket = (ticketId: string, form: FormData, options?: UploadOptions) =>
  ask('replyTicket', replied, {
    params: { ticketId },
    ...attached('replyTicket', form),
    ...options,
  })

export const uploadFile = (projectId: string, form: FormData, options?: UploadOptions) =>
  ask('uploadFile', done, {
    params: { serviceId: projectId },
    ...attached('uploadFile', form),
    ...options,
  })

/** Reads the id of what was created: a text or a number, under one of three names; '' without one. */
const createdId: Reader<string> = (answer) => {
  if (!done(answer)) return
  const ids = ['ticketId', '_id', 'id'].flatMap((name) => placesIn(answer, [name]))
  return String(ids.find((id) => (typeof id === 'string' && id !== '') || typeof id === 'number') ?? '')
}

/**
 * Gives a form to a call. The console is told if `write` makes less of it than its files: the client believes that they
 * are sent.
 */
function attached(call: CallName, form: FormData): Pick<RequestOptions, 'form' | 'onWritten'> {
  const size = sizeOfFiles(form)
  return {
    form,
    onWritten(written) {
      if (sizeOfFiles(written) < size) noteLeftOut(call)
    },
  }
}

/**
 * How many bytes of files a body can have. To read a file, or to send it elsewhere, takes time: what is there at once
 * has none in a text or an object, and a promise may have all.
 */
function sizeOfFiles(body: unknown): number {
  if (body instanceof FormData) {
    let size = 0
    for (const part of body.values()) size += sizeOfFiles(part)
    return size
  }
  if (body instanceof Blob) return body.size
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength
  return isPromise(body) ? Number.POSITIVE_INFINITY : 0
}
