/** Uploads with progress. This file stands apart from the other calls because few pages upload anything. */
import type { Fetch } from '../page/browser'
import { bare } from '../page/is-record'

/**
 * Makes a `fetch` for uploads. It uses XMLHttpRequest, because only that reports the progress of an upload.
 * @param onProgress takes the fraction that has been sent, from 0 to 1.
 */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void): Fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      const upload = new XMLHttpRequest()
      upload.open(init.method ?? 'POST', String(input))
      upload.withCredentials = init.credentials === 'include'
      for (const [name, value] of new Headers(init.headers)) upload.setRequestHeader(name, value)
      upload.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      upload.onload = () =>
        resolve(new Response(upload.responseText || null, bare({ status: upload.status })))
      upload.onerror = () => reject(new TypeError('Failed to fetch'))
      upload.onabort = () => reject(init.signal?.reason)
      init.signal?.addEventListener('abort', () => upload.abort())
      upload.send(init.body instanceof FormData ? init.body : null)
    })
