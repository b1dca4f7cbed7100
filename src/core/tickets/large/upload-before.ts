/** Uploads one file by the protocol tus: what is cut goes on where the server has it. */
import Upload from 'tus-js-client/lib/upload.js'
import type { UploadOptions } from '../../server/api/ask'
import { ApiError, mayPass } from '../../server/api-error'
import { noteLacking } from '../../server/optional'
import { apiBase } from '../../server/outgoing'
import { $sessionNumber } from '../../server/token'
import { $settings } from '../../settings/config'
import { addressBelow } from '../../settings/endpoints'
import { commonMessages } from '../../text/messages/shared/common'
import { httpStack } from './http-stack'
import { forgetUpload, keepUpload, keptUpload } from './kept-uploads'

/** The pauses before each try, in milliseconds. They begin anew when something has arrived. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000, 8_000, 8_000, 8_000]
/** A host's own `fetch` tells no progress: by so many bytes, there is some. */
const step = 1_000_000

interface UploadBefore extends Pick<UploadOptions, 'blame' | 'signal'> {
  /** Takes how many bytes have been sent. */
  onSent: (bytes: number) => void
}

/**
 * @returns the id that the server has given; `undefined` if the file is to come in the form, as ever
 * @throws ApiError when the line is gone for too long, or the signal's reason
 */
export function uploadBefore(
  file: File,
  { blame, signal, onSent }: UploadBefore,
): Promise<string | undefined> {
  const session = $sessionNumber.get()
  return new Promise((resolve, reject) => {
    const upload = new Upload(file, {
      ...Upload.defaultOptions,
      endpoint: addressBelow(apiBase(), 'uploads').href,
      uploadUrl: keptUpload(file) ?? null,
      metadata: { filename: file.name },
      chunkSize: $settings.get().fetch ? step : Number.POSITIVE_INFINITY,
      retryDelays: pauses,
      storeFingerprintForResuming: false,
      fingerprint: async () => '',
      httpStack,
      fileReader,
      onProgress: onSent,
      onUploadUrlAvailable: () => keepUpload(file, upload.url ?? undefined),
      onShouldRetry: (error) => upload.url !== null && mayGoOn(statusOf(error)),
      onSuccess: () => resolve(upload.url?.split('/').at(-1)),
      async onError(error) {
        const status = statusOf(error)
        if (upload.url !== null && mayGoOn(status)) {
          const blamed = await blame?.()
          const words = blamed || commonMessages.get().unreachable
          reject(new ApiError('uploadFile', status, words, { cause: error, retryable: !blamed }))
          return
        }
        // Nothing was begun by any answer but one: the server has said that it can, and can not.
        if (upload.url === null && (status === 0 || !mayPass(status)) && ![401, 413].includes(status))
          noteLacking('uploads')
        forgetUpload(file)
        resolve(undefined)
      },
    })
    signal?.addEventListener('abort', () => {
      // It is given up for good, but in the name of nobody else.
      upload.abort(session === $sessionNumber.get()).catch(() => {})
      forgetUpload(file)
      reject(signal.reason)
    })
    upload.start()
  })
}

const statusOf = (error: object): number =>
  'originalResponse' in error ? ((error.originalResponse as Answer)?.getStatus() ?? 0) : 0

type Answer = { getStatus(): number } | null

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
