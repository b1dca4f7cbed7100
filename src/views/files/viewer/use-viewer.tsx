import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { isUnreadable, loadForAction, messageOf, notify } from '../../../core/index'
import { Safe } from '../../host/safe'
import { documentOf } from '../../ui/document-of'
import { placeOf } from '../../ui/use-handed-on'
import type { FileSet } from './file-set'
import type { FileViewerProps } from './file-viewer'

interface Opened {
  View: ComponentType<FileViewerProps>
  id: string
  origin: string | undefined
  /** The link that was pressed, and all that was around it then, from the inside out. */
  places: readonly HTMLElement[]
}

/** For a press on a link to a file. A press for a new tab is left to the browser; and so is a file that the page may not read. */
export type OnFilePressed = (event: MouseEvent<HTMLAnchorElement>, id: string) => void

export interface Viewer {
  onPressed: OnFilePressed
  /** Opens a file as a press on its link would, if the page may read it. */
  open: (link: HTMLAnchorElement, id: string) => void
  /** What stands in front of the page; nothing until a file is opened. */
  viewer: ReactNode
}

/**
 * Shows the files of a set in front of the page. Its code loads when the first one is opened. It belongs to the list and not to a row:
 * a row may go while its file is open.
 */
export function useViewer(set: () => FileSet): Viewer {
  const [opened, setOpened] = useState<Opened>()
  const isFollowing = useRef(false)
  const last = useRef<Opened>(undefined)
  useEffect(() => {
    // Where the list goes with the viewer, as when another page is opened, the focus is that page's.
    if (!opened && last.current) returnFocus(last.current.places)
    last.current = opened
  }, [opened])

  const open = useCallback((link: HTMLAnchorElement, id: string, onFailed = () => {}) => {
    if (isUnreadable(link.href)) return
    const origin = originOf(link)
    const places = withParents(link)
    const hadFocus = hasFocus(link)
    link.setAttribute('aria-busy', 'true')
    const opening = loadForAction(() => import('./file-viewer')).then(
      ({ FileViewer }) => {
        // Who has gone on to something else meanwhile is left there.
        if (!hadFocus || hasFocus(link)) setOpened({ View: FileViewer, id, origin, places })
      },
      (error) => {
        notify.error(messageOf(error))
        onFailed()
      },
    )
    void opening.finally(() => link.removeAttribute('aria-busy'))
  }, [])

  // It stays the same, so that columns of a table can keep it.
  const onPressed = useCallback<OnFilePressed>(
    (event, id) => {
      const pressed = event.currentTarget
      if (isFollowing.current || isForBrowser(event) || isUnreadable(pressed.href)) return
      event.preventDefault()
      open(pressed, id, () => {
        // Without the viewer, the link does what it says. The browser may refuse that, so long after the press.
        isFollowing.current = true
        pressed.click()
        isFollowing.current = false
      })
    },
    [open],
  )

  return {
    onPressed,
    open,
    viewer: opened && (
      <Safe>
        <opened.View
          set={set()}
          first={opened.id}
          origin={opened.origin}
          onClose={() => setOpened(undefined)}
        />
      </Safe>
    ),
  }
}

/** In its own document: the window may be in the background meanwhile. */
function hasFocus(element: HTMLElement): boolean {
  const root = element.getRootNode()
  return 'activeElement' in root && root.activeElement === element
}

/** Whether the press opens a new tab, or saves what the link leads to. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey

const withParents = (element: HTMLElement | null): HTMLElement[] =>
  element ? [element, ...withParents(element.parentElement)] : []

/** The browser gives the focus back to what had it. Where that is gone, it goes to the place around it that is still there. */
function returnFocus([pressed, ...around]: readonly HTMLElement[]): void {
  if (pressed?.isConnected) return
  const place = around.find((each) => each.isConnected)
  if (place) placeOf(place)?.focus({ preventScroll: true })
}

/** Where an element is in the window, in percents of both sides. */
function originOf(element: HTMLElement): string | undefined {
  const view = documentOf(element).defaultView
  if (!view) return undefined
  const { left, top, width, height } = element.getBoundingClientRect()
  const percent = (length: number, whole: number) => `${Math.round((length / whole) * 100)}%`
  return `${percent(left + width / 2, view.innerWidth)} ${percent(top + height / 2, view.innerHeight)}`
}
