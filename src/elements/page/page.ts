/** Things that exist once on a page with any number of elements: the watched session, its events, the toaster. */
import {
  $locale,
  $noticeRequest,
  $sessionEvent,
  type NoticeRequest,
  onPageLanguage,
  watchSession,
  watchTexts,
} from '../../core/index'
import type { Tag } from '../elements'
import { keepFirstData, keepsFirstData, letGo } from './first-data'
import { tellLanguage } from './language'
import { presentElements, toasterTag, watchPresence } from './presence'
import { areSettingsKnown, settingsAreKnown } from './settings-are-known'
import type * as Toaster from './toaster'

const isHosts = ({ localName }: Element) => localName !== toasterTag
/** Whether an element of the host's is on the page, or is expected. */
const isUsed = () => Array.from(presentElements).some(isHosts) || keepsFirstData()
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

/** Takes up the session, and asks for the data of an element that is on the page and has no class yet. */
export function expectElement(element: Element, tag: Tag): void {
  start()
  keepFirstData(element, tag, stopIfUnused)
}

/** The first element that enters the page starts the session and the listeners. The toaster does not count. */
function onEntered(element: Element): void {
  tellLanguage(element)
  if (isHosts(element)) start()
}

function start(): void {
  if (stops.length > 0) return
  const own = [watchTexts(), $locale.listen(tellAll), onPageLanguage(tellAll)]
  stops = own
  if (areSettingsKnown()) own.push(watchSession())
  // All listeners may have been stopped meanwhile.
  else void settingsAreKnown().then(() => own.length > 0 && own.push(watchSession()))
}

const tellAll = () => presentElements.forEach(tellLanguage)

/** When the toaster leaves together with its dialog, puts it back. */
function onLeft(element: Element): void {
  letGo(element)
  if (isHosts(element)) stopIfUnused()
  else void toaster?.then((module) => module?.keepToaster())
}

/** When the last element has left the page, removes the toaster and stops all listeners. */
function stopIfUnused(): void {
  if (isUsed()) return
  void toaster?.then((module) => module?.closeToaster())
  for (const stop of stops.splice(0)) stop()
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
  if (isUsed()) module?.showNotice(request)
}
