/** The page's title, which the portal writes while it is there. */
import { page } from './browser'

/** That of the host, from before the portal has written one. */
let own: string | undefined
let written: string | undefined

export function setPageTitle(title: string): void {
  if (!page) return
  own ??= page.document.title
  page.document.title = written = title
}

/** Gives the page its own title back, unless the host has written another one already. */
export function giveTitleBack(): void {
  if (page && own !== undefined && page.document.title === written) page.document.title = own
  own = undefined
}
