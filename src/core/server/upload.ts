/** Uploads with progress. This file stands apart from the other calls because few pages upload anything. */
import { attempt, type Fetch } from '../page/browser'
import { bare } from '../page/is-record'
import { parseJson } from '../page/json'
import { visibleName } from '../page/safe-path'
import { filesMessages } from '../text/messages/files/files'

/** Files that could not be read when they were sent last. */
const unreadable = new WeakSet<File>()
export const isUnreadable = (file: File): boolean => unreadable.has(file)

/**
 * How files are sent: with progress, and if no answer comes, they are tried. A file may have been changed or moved since it
 * was chosen, or be on a stick that was pulled: a browser tells that as it tells a lost connection.
 *
 * @param onProgress takes the fraction that has been sent, from 0 to 1.
 */
export const withFiles = (files: readonly File[], onProgress: (fraction: number) => void) => ({
  onProgress,
  carry: fetchWithProgress(onProgress),
  blame: () => blame(files),
})

/** Names those of the files that can't be read; '' if all can. */
async function blame(files: readonly File[]): Promise<string> {
  const names: string[] = []
  for (const file of files) {
    unreadable.delete(file)
    await file
      .slice(0, 1)
      .arrayBuffer()
      .catch(() => {
        unreadable.add(file)
        names.push(visibleName(file.name))
      })
  }
  return names.length > 0 ? filesMessages.get().unreadable({ names: names.join(', ') }) : ''
}

/**
 * Uses XMLHttpRequest, because only that reports the progress of an upload.
 * @param onProgress takes the fraction that has been sent, from 0 to 1.
 */
export const fetchWithProgress =
  (onProgress: (fraction: number) => void): Fetch =>
  (input, init = {}) =>
    new Promise((resolve, reject) => {
      // While a token was renewed, or a file read.
      init.signal?.throwIfAborted()
      const upload = new XMLHttpRequest()
      upload.open(init.method ?? 'POST', String(input))
      upload.withCredentials = init.credentials === 'include'
      for (const [name, value] of new Headers(init.headers)) upload.setRequestHeader(name, value)
      upload.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      upload.onload = () => {
        const { status, responseText } = upload
        // To ask for a header by its name, the browser would complain where CORS hides it.
        const told = upload.getAllResponseHeaders().matchAll(/^(retry-after|upload-offset): *(.*)$/gim)
        const headers = bare(Object.fromEntries([...told].map(([, name, value]) => [name, value])))
        const answer = attempt(() => new Response(responseText || null, bare({ status, headers })))
        // A server may answer with a status that no Response takes, such as 600: that is a refusal, as redaxios gives it.
        if (answer) resolve(answer)
        else reject({ status, data: parseJson(responseText) })
      }
      upload.onerror = () => reject(new TypeError('Failed to fetch'))
      upload.onabort = () => reject(init.signal?.reason)
      init.signal?.addEventListener('abort', () => upload.abort())
      // `carry()` sends no stream.
      upload.send(init.body as XMLHttpRequestBodyInit)
    })
