/** Uploads one file by the protocol tus: what is cut goes on where the server has it. */
import Upload from 'tus-js-client/lib/upload.js'
import { ownField } from '../../page/is-record'
import type { UploadOptions } from '../../server/api/ask'
import { ApiError, mayPass } from '../../server/api-error'
import { apiBase } from '../../server/outgoing'
import { $sessionNumber } from '../../server/token'
import { $settings } from '../../settings/config'
import { addressBelow } from '../../settings/endpoints'
import { commonMessages } from '../../text/messages/shared/common'
import { createHttpStack, idAt, isGone } from './http-stack'
import { forgetUpload, keepUpload, keptUpload } from './kept-uploads'

/** The pauses before each try, in milliseconds. They begin anew when something has arrived. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000]
/** A host's own `fetch` tells no progress: by so many bytes, there is some. */
const step = 1_000_000

interface UploadBefore extends Pick<UploadOptions, 'blame' | 'signal'> {
  /** Takes how many bytes have been sent. */
  onSent: (bytes: number) => void
}

/** The id that the server has given; without one, the file is to come in the form, as ever. */
type Before =
  | { id: string }
  /** `isLacking` says that the server may lack this way: if the form arrives, it does. */
  | { id?: undefined; status: number; isLacking: boolean }

/** @throws ApiError when the line is gone for too long, or the file can't be read; the signal's reason */
export function uploadBefore(file: File, { blame, signal, onSent }: UploadBefore): Promise<Before> {
  const session = $sessionNumber.get()
  const isOver = () => session !== $sessionNumber.get()
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const kept = keptUpload(file)
    const arrived = createArrived(kept ? undefined : 0)
    let most = 0
    const upload = new Upload(file, {
      ...Upload.defaultOptions,
      endpoint: addressBelow(apiBase(), 'uploads').href,
      uploadUrl: kept ?? null,
      metadata: { filename: nameInForm(file) },
      chunkSize: $settings.get().fetch ? step : Number.POSITIVE_INFINITY,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      httpStack: createHttpStack({ session, blame }),
      fileReader,
      onProgress(bytes) {
        // What was given to the system may never have arrived. No bar runs backwards.
        most = Math.max(most, bytes)
        onSent(most)
      },
      onAfterResponse(request, answer) {
        const offset = Number(answer.getHeader('Upload-Offset') ?? Number.NaN)
        arrived.note(offset)
        // The package would send the same again, without a pause.
        if (request.getMethod() === 'PATCH' && offset <= Number(request.getHeader('Upload-Offset')))
          throw new ApiError('uploadFile', 0, commonMessages.get().unreachable)
      },
      onUploadUrlAvailable: () => keepUpload(file, upload.url ?? undefined),
      onShouldRetry(error, retries) {
        const status = statusOf(error)
        if (isOver() || unreadable(error)) return false
        return upload.url === null ? retries < 2 && mayPass(status) : mayGoOn(status)
      },
      onSuccess: () => resolve({ id: idAt(upload.url ?? '') }),
      onError(error) {
        const status = statusOf(error)
        const goesOn = mayGoOn(status)
        const words = unreadable(error)
        if (words) reject(words)
        else if (goesOn && arrived.isMore())
          reject(new ApiError('uploadFile', status, commonMessages.get().unreachable, { cause: error }))
        else {
          // What the server does not take may be there later. After a 401, the same client may go on.
          if (!goesOn && status !== 401) forgetUpload(file)
          const isAble = upload.url === null ? mayPass(status) : isGone(status) || arrived.isMore()
          resolve({ status, isLacking: !isAble && ![401, 413].includes(status) })
        }
      },
    })
    signal?.addEventListener('abort', () => {
      // It is given up for good. Where the session has ended, the same client may go on after the next sign-in.
      upload.abort(!isOver()).catch(() => {})
      if (!isOver()) forgetUpload(file)
      reject(signal.reason)
    })
    upload.start()
  })
}

/** As a form has it: both ways give a file one name. */
const nameInForm = ({ name }: File) => name.replace(/["\r\n]/g, encodeURIComponent)

/** Hears where the server is. @param begin where it was at first, if that is known */
function createArrived(begin: number | undefined) {
  let [least, most] = [begin, begin ?? 0]
  return {
    note(offset: number) {
      if (Number.isNaN(offset)) return
      least = Math.min(least ?? offset, offset)
      most = Math.max(most, offset)
    },
    isMore: () => most > (least ?? most),
  }
}

/** Why nothing could be sent, if it is the file that is to blame. */
function unreadable(error: object): ApiError | undefined {
  const cause = ownField(error, 'causingError')
  return cause instanceof ApiError && cause.status === 0 && !cause.retryable ? cause : undefined
}

/** The package gives an answer, or what was thrown in place of one: an `ApiError`, or what XMLHttpRequest had for one. */
function statusOf(error: object): number {
  // It is what `toAnswer()` of the file beside this one makes.
  const answer = ownField(error, 'originalResponse') as { getStatus(): number } | null | undefined
  return answer?.getStatus() ?? (Number(ownField(ownField(error, 'causingError'), 'status')) || 0)
}

/** Where another request was faster, the server has more than it said. */
const mayGoOn = (status: number) => status === 409 || mayPass(status)

/** Reads a file in any page. The package's own would look for what React Native has. */
const fileReader = {
  openFile: async (file: File) => ({
    size: file.size,
    slice: async (start: number, end: number) => ({ value: file.slice(start, end), done: end >= file.size }),
    close() {},
  }),
}
