/** What the page has once, however many elements stand on it: the session's watch, its events, the toaster. */
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
/** What ends each listener on the host's page, while there are elements on it. */
let stops: (() => void)[] = []
/** Loaded with the first toast. */
let toaster: Promise<typeof Toaster | undefined> | undefined

/** Follows the elements of the page from now on. Call it before the first one is defined; again, it does nothing. */
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

/** The first of the host's elements starts the session. */
function onEntered(element: Element): void {
  tellLanguage(element)
  if (isHosts(element) && stops.length === 0)
    stops = [watchSession(), watchTexts(), $locale.listen(tellAll), onPageLanguage(tellAll)]
}

const tellAll = () => presentElements.forEach(tellLanguage)

/** The last of the host's elements takes the toaster with it, and every listener. */
function onLeft(element: Element): void {
  if (!isHosts(element)) void toaster?.then((module) => module?.keepToaster())
  else if (!hasHosts()) {
    void toaster?.then((module) => module?.closeToaster())
    for (const stop of stops.splice(0)) stop()
  }
}

/** Shows a toast if anybody still wants it once the toaster is loaded. One that can't be loaded is asked for again. */
async function show(request: NoticeRequest): Promise<void> {
  toaster ??= import('./toaster').catch((error) => {
    console.warn('client-portal-elements: a toast could not be shown.', error)
    toaster = undefined
    return undefined
  })
  const module = await toaster
  if (hasHosts()) module?.showNotice(request)
}
