import { page } from './browser'

/** Gives the client a file to keep, as a download. */
export function saveFile(name: string, type: string, content: string): void {
  if (!page) return
  const link = page.document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type }))
  link.download = name
  link.click()
  // The browser has read it by then; kept, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
