/** Things that exist once on a page with any number of elements: the watched session, its events, the toaster. */
import {
  $locale,
  $noticeRequest,
  $sessionEvent,
  $settings,
  $textsLocale,
  $updated,
  askForNewcomer,
  findAgain,
  importBy,
  knowsFiles,
  loadTextsBy,
  onPageLanguage,
  unclobbered,
  watchLive,
  watchSession,
  watchTexts,
} from '../../core/index'
import type { HostEvents, PageEvents } from '../../views/host/host'
import type { Tag } from '../elements'
import { dropFirstData, keepFirstData, keptElements } from './first-data'
import { showNotice, withToaster } from './notices'
import { presentElements, toasterTag, watchPresence } from './presence'
import { areSettingsKnown, settingsAreKnown } from './settings-are-known'

loadTextsBy({ importBy, findAgain })

const isHosts = ({ localName }: Element) => localName !== toasterTag
/** Whether an element of the host's is on the page, or is expected. */
const isUsed = () => [...presentElements.keys()].some(isHosts) || keptElements.size > 0
let isWatched = false
/** Watches for expected elements that leave the page: without a class, they have no callback for it. */
let leaving: MutationObserver | undefined
/** Functions that stop the listeners on the host's page. Empty while no element is on the page. */
let stops: (() => void)[] = []

/** Starts to follow the page's elements. Call it before the first element is defined. Later calls do nothing. */
export function watchPage(): void {
  if (isWatched) return
  isWatched = true
  watchPresence({ onEntered, onLeft })
  $noticeRequest.listen((request) => request && void showNotice(request, isUsed))
  $sessionEvent.listen((event) => {
    if (!event) return
    const { name, ...detail } = event
    raise(unclobbered(document), name, detail)
  })
  if (knowsFiles) $updated.listen((updated) => updated && tellHost(updated.title))
}

/** A script of this version is gone: each element of the host's says so. */
function tellHost(message: string): void {
  const detail: HostEvents['cp-error'] = { outdated: true, message }
  for (const element of [...presentElements.keys()].filter(isHosts)) raise(element, 'cp-error', detail)
}

const raise = (target: EventTarget, name: keyof (HostEvents & PageEvents), detail: object) =>
  target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }))

/** Takes up the session, and asks for the data of an element that is on the page and has no class yet. */
export function expectElement(element: Element, tag: Tag): void {
  start()
  keepFirstData(element, tag)
  leaving ??= new MutationObserver(forgetLeft)
  leaving.observe(document, { childList: true, subtree: true })
}

/** Expects an element no longer: its code can't be had, or it has left the page. */
export function forgetElement(element: Element): void {
  if (!keptElements.has(element)) return
  dropFirstData(element)
  stopIfUnused()
}

function forgetLeft(): void {
  for (const element of keptElements.keys()) if (!element.isConnected) forgetElement(element)
  if (keptElements.size === 0) leaving?.disconnect()
}

/** The first element that enters the page starts the session and the listeners. The toaster does not count. */
function onEntered(element: Element): void {
  // What was expected before it had a class is no newcomer.
  if (isHosts(element) && !keptElements.has(element)) start()
}

function start(): void {
  askForNewcomer()
  if (stops.length > 0) return
  const own = [watchLive(), watchTexts(), $textsLocale.listen(redrawAll), onPageLanguage(redrawAll)]
  stops = own
  const watch = () =>
    own.push(
      watchSession(),
      $locale.subscribe(tellLocale),
      $settings.subscribe(({ debug }) => debug && tellOfTokens()),
    )
  if (areSettingsKnown()) watch()
  // All listeners may have been stopped meanwhile.
  else void settingsAreKnown().then(() => own.length > 0 && watch())
}

let isTold = false
/** The console is told once which tokens of the page change nothing. The browser itself tells of a script that can't be loaded. */
function tellOfTokens(): void {
  if (isTold) return
  isTold = true
  void importBy(() => import('./tell-tokens'))
    .then(({ tellTokens }) => tellTokens())
    .catch(() => {})
}

/** The language that the host was told of last. */
let told = ''
function tellLocale(locale: string): void {
  if (locale !== told) raise(unclobbered(document), 'cp-locale-change', { locale })
  told = locale
}

/** The page's language has changed, or the texts' own: an element may have to say its language now, or not any more. */
const redrawAll = () => {
  for (const redraw of presentElements.values()) redraw()
}

/** When the toaster leaves together with its dialog or the body, puts it back. */
function onLeft(element: Element): void {
  dropFirstData(element)
  if (isHosts(element)) stopIfUnused()
  else withToaster(({ keepToaster }) => isUsed() && keepToaster())
}

/** When the last element has left the page, removes the toaster and stops all listeners. */
function stopIfUnused(): void {
  if (isUsed()) return
  withToaster(({ closeToaster }) => closeToaster(isUsed))
  for (const stop of stops.splice(0)) stop()
}
