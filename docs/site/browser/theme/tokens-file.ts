/** The buttons and the field for files. What they do is loaded when it is wanted. */
import type { Exchange } from './files.ts'

const load = () => import('./files.ts')

export function exchangeTokens(exchange: Exchange): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-save]'))
    button.addEventListener('click', async () => {
      const { saveTheme } = await load()
      saveTheme(button.dataset.save, exchange)
    })

  document.getElementById('read-tokens')?.addEventListener('change', async ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return
    const files = Array.from(target.files ?? [])
    // The same file can be chosen again.
    target.value = ''
    if (files.length === 0) return
    const { openFiles } = await load()
    await openFiles(files, exchange)
  })
}
