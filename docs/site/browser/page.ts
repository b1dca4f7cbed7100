/** What every page does: code can be copied, folded navigations close behind a choice, and the search opens. */
import { startCopying } from './page/copy.ts'
import { openSearch } from './page/open-search.ts'
import { followScrolling } from './page/scrolling.ts'

startCopying()

followScrolling()

for (const folded of document.querySelectorAll<HTMLElement>('.folded'))
  folded.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && folded.matches(':popover-open')) folded.hidePopover()
  })

/** The link of the page that is shown comes into view in a long navigation. */
const sidebar = document.querySelector<HTMLElement>('.sidebar')
const showCurrent = () => {
  const current = sidebar?.querySelector<HTMLElement>('[aria-current]')
  if (sidebar && current) sidebar.scrollTop = current.offsetTop - sidebar.clientHeight / 2
}
showCurrent()
sidebar?.addEventListener('toggle', showCurrent)

document.querySelector('.search-button')?.addEventListener('click', openSearch)
document.addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  openSearch()
})
