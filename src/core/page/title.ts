/** The page's title, which the portal writes while it is there. */
import { pageDocument } from './browser'

/** That of the host, from before the portal has written one. */
let own: string | undefined
let written: string | undefined

export function setPageTitle(title: string): void {
  if (!pageDocument) return
  own ??= pageDocument.title
  pageDocument.title = written = title
}

/** Gives the page its own title back, unless the host has written another one already. */
export function giveTitleBack(): void {
  if (pageDocument && own !== undefined && pageDocument.title === written) pageDocument.title = own
  own = undefined
}
