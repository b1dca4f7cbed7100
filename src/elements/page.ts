/** Things that exist once on a page with any number of elements: the watched session, its events, the toaster. */
import {
  $locale,
  $noticeRequest,
  $sessionEvent,
  type NoticeRequest,
  onPageLanguage,
  watchSession,
  watchTexts,
} from '../core/index'
import { tellLanguage } from './language'
import { presentElements, toasterTag, watchPresence } from './presence'
import type * as Toaster from './toaster'

const isHosts = ({ localName }: Element) => localName !== toasterTag
const hasHosts = () => Array.from(presentElements).some(isHosts)
let isWatched = false
/** Functions that stop the listeners on the host's page. Empty while no element is on the page. */
let stops: (() => void)[] = []
/** The module with the toaster. It is loaded with the first toast. */
let toaster: Promise<typeof Toaster | undefined> | undefined

/** Starts to follow the page's elements. Call it before the first element is defined. Later calls do nothing. */
export function watchPage(): void {
  if (isWatched) return
  isWatched = true
  watchPresence({ onEntered, onLeft })
  $noticeRequest.listen((request) => request && void show(request))
  $sessionEvent.listen((event) => {
    if (!event) return
    const { name, ...detail } = event
    document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  })
}

/** When the first element enters the page, starts the session and the listeners. The toaster does not count. */
function onEntered(element: Element): void {
  tellLanguage(element)
  if (isHosts(element) && stops.length === 0)
    stops = [watchSession(), watchTexts(), $locale.listen(tellAll), onPageLanguage(tellAll)]
}

const tellAll = () => presentElements.forEach(tellLanguage)

/**
 * When the last element leaves the page, removes the toaster and stops all listeners. When the toaster leaves
 * together with its dialog, puts it back.
 */
function onLeft(element: Element): void {
  if (!isHosts(element)) void toaster?.then((module) => module?.keepToaster())
  else if (!hasHosts()) {
    void toaster?.then((module) => module?.closeToaster())
    for (const stop of stops.splice(0)) stop()
  }
}

/**
 * Loads the toaster and shows a toast, unless all elements have left the page meanwhile. If the toaster can't be
 * loaded, the next toast tries again.
 */
async function show(request: NoticeRequest): Promise<void> {
  toaster ??= import('./toaster').catch((error) => {
    console.warn('client-portal-elements: a toast could not be shown.', error)
    toaster = undefined
    return undefined
  })
  const module = await toaster
  if (hasHosts()) module?.showNotice(request)
}
