/** Remembers what toasts have said: a toast leaves after seconds, and a busy machine may look too late. */
import { expect, type Page } from '@playwright/test'

type WithToasts = Window & { toasts?: string[] }

/** To be called before the page is opened. */
export const rememberToasts = (page: Page) =>
  page.addInitScript(() => {
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (options) {
      const root = attachShadow.call(this, options)
      const remember = () => (window as WithToasts).toasts?.push(root.textContent ?? '')
      if (this.localName === 'cp-toaster') {
        new MutationObserver(remember).observe(root, { subtree: true, childList: true, characterData: true })
      }
      return root
    }
    Object.assign(window, { toasts: [] })
  })

/** What was said until now counts no more. */
export const forgetToasts = (page: Page) => page.evaluate(() => void Object.assign(window, { toasts: [] }))

/** A toast says it, or has said it since the page was opened, or since they were forgotten. */
export const expectToast = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => (window as WithToasts).toasts?.join('\n'))).toContain(text)
