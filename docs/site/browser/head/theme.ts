/**
 * The chosen theme. A classic script in the head: it runs before the first paint, so that no page flashes in the other
 * theme. Where nothing can be stored, the choice lasts for the page.
 */
export {}

const key = 'client-portal-elements:theme'
const root = document.documentElement
let choice: HTMLSelectElement | null = null

showTheme(readTheme())
// What works by scripts alone is shown from here on.
root.classList.add('has-scripts')
document.addEventListener('DOMContentLoaded', () => {
  choice = document.querySelector<HTMLSelectElement>('#site-theme')
  showTheme(root.dataset.theme ?? null)
  choice?.addEventListener('change', () => {
    showTheme(choice?.value ?? null)
    keepTheme(choice?.value ?? '')
  })
})
// The choice is one for all open pages.
addEventListener('storage', (event) => {
  if (event.key === key) showTheme(event.newValue)
})

function readTheme(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function keepTheme(theme: string): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // The browser forbids it.
  }
}

function showTheme(theme: string | null): void {
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else delete root.dataset.theme
  if (choice) choice.value = root.dataset.theme ?? 'system'
}
