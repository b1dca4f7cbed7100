/** The browser's own ways to a server, in the place of a `fetch` that the host has set. */
import { vi } from 'vitest'
import type { SettingsInput } from '../../src/core/index'

/** From now on, a page asks by the browser's `fetch`, and sends files by its XMLHttpRequest: both lead to the server. */
export function askByBrowser(
  { configure }: { configure(input: SettingsInput): void },
  fetch: typeof globalThis.fetch,
): void {
  class Upload {
    status = 0
    responseText = ''
    upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {}
    #told = ''
    onload = () => {}
    onerror = () => {}
    #method = ''
    #url = ''
    #headers = new Headers()
    open(method: string, url: string) {
      this.#method = method
      this.#url = url
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value)
    }
    getAllResponseHeaders = () => this.#told
    abort() {}
    async #ask(body: BodyInit) {
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body })
      this.status = answer.status
      this.#told = Array.from(answer.headers, ([name, value]) => `${name}: ${value}\r\n`).join('')
      this.responseText = await answer.text()
    }
    send(body: BodyInit) {
      // The browser has given all of it to the system.
      const size = body instanceof Blob ? body.size : 0
      if (size > 0) this.upload.onprogress?.({ loaded: size, total: size })
      this.#ask(body).then(this.onload, this.onerror)
    }
  }
  vi.stubGlobal('fetch', fetch)
  vi.stubGlobal('XMLHttpRequest', Upload)
  configure({ fetch: undefined })
}
