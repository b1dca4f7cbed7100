/** Keeps the chosen framework, from page to page. */
const key = 'client-portal-elements:framework'

/** @param tabs the place of the radio buttons. Where nothing can be stored, each page begins with HTML. */
export function rememberFramework(tabs: HTMLElement): void {
  try {
    const kept = localStorage.getItem(key)
    for (const radio of tabs.querySelectorAll<HTMLInputElement>('[name=framework]'))
      if (radio.value === kept) radio.checked = true
    tabs.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'framework')
        localStorage.setItem(key, target.value)
    })
  } catch {
    // The browser forbids it.
  }
}
