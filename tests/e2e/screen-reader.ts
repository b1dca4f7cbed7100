/** What a screen reader says of its own accord: what comes into a live region that stands there already. */
import type { Page } from '@playwright/test'

/** Listens to a page from its beginning; gives what was said, in its order. */
export async function listenTo(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(listen)
  return () => page.evaluate(() => Reflect.get(window, 'spoken'))
}

/** Runs in the page: alone, without anything from around it. */
function listen(): void {
  const spoken: string[] = []
  Reflect.set(window, 'spoken', spoken)
  const regions = '[role=status],[role=alert],[role=log],[aria-live]'
  const standing = new Map<Element, string>()
  const roots: ParentNode[] = []

  const observer = new MutationObserver((records) => {
    const written = records.filter(
      ({ type, addedNodes }) => type === 'characterData' || addedNodes.length > 0,
    )
    const found = roots.flatMap((root) => [...root.querySelectorAll(regions)])
    for (const region of standing.keys()) if (!found.includes(region)) standing.delete(region)
    for (const region of found) {
      if (region.getAttribute('aria-live') === 'off') continue
      const text = readable(region)
      const before = standing.get(region)
      standing.set(region, text)
      // An alert speaks as it appears. All else has to be there first.
      const stoodThere = before !== undefined || region.role === 'alert'
      const isNew = text !== before || written.some(({ target }) => region.contains(target))
      if (stoodThere && isNew && text) spoken.push(text)
    }
  })
  const observe = (root: Node & ParentNode) => {
    roots.push(root)
    const every = { subtree: true, childList: true, characterData: true, attributes: true }
    observer.observe(root, every)
  }
  observe(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    observe(root)
    return root
  }

  function readable(region: Element): string {
    const walker = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
    let text = ''
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (element?.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true]'))
        text += walker.currentNode.textContent
    }
    return text.trim()
  }
}
