/** What the page has once, however many elements stand on it: the session's watch, its events, the toaster. */
import {
  $locale,
  $noticeRequest,
  $sessionEvent,
  type NoticeRequest,
  onPageLanguage,
  startSession,
  watchTexts,
} from '../core/index'
import { tellLanguage } from './language'
import type * as Toaster from './toaster'

export const toasterTag = 'cp-toaster'

/** The host's elements, and the toaster. */
const present = new Set<Element>()
const isHosts = ({ localName }: Element) => localName !== toasterTag
const hasHosts = () => Array.from(present).some(isHosts)
let isWatched = false
/** What is listened to on the host's page, while there are elements on it. */
let stops: (() => void)[] = []
/** Loaded with the first toast. */
let toaster: Promise<typeof Toaster | undefined> | undefined

/** An element came. The first starts the session. */
export function enterPage(element: Element): void {
  present.add(element)
  tellLanguage(element)
  watch()
  if (isHosts(element) && stops.length === 0)
    stops = [startSession(), watchTexts(), $locale.listen(tellAll), onPageLanguage(tellAll)]
}

const tellAll = () => present.forEach(tellLanguage)

function watch(): void {
  if (isWatched) return
  isWatched = true
  $noticeRequest.listen((request) => request && void show(request))
  $sessionEvent.listen((event) => {
    if (!event) return
    const { name, ...detail } = event
    document.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))
  })
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

/** An element left. The last takes the toaster with it, and every listener. */
export function leavePage(element: Element): void {
  present.delete(element)
  if (!isHosts(element)) void toaster?.then((module) => module?.keepToaster())
  else if (!hasHosts()) {
    void toaster?.then((module) => module?.closeToaster())
    for (const stop of stops.splice(0)) stop()
  }
}
