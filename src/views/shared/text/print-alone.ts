import { visibleName } from '../../../core/index'
import { documentOf } from '../../ui/document-of'

/**
 * Prints a picture or a text by itself, without the page around it: in a frame that is there for as long as the browser prints.
 * @param shown what has it in it
 * @param name the file's
 */
export function printAlone(shown: HTMLElement | null, name: string): void {
  const printed = shown?.querySelector<HTMLElement>('[data-printed]')
  if (!shown || !printed) return
  const page = documentOf(shown)
  const frame = page.createElement('iframe')
  frame.setAttribute('aria-hidden', 'true')
  Object.assign(frame.style, { position: 'fixed', inlineSize: '0', blockSize: '0', border: '0' })
  page.body.append(frame)
  const [view, paper] = [frame.contentWindow, frame.contentDocument]
  if (!view || !paper) return
  const copy = copyOf(printed, paper)
  Object.assign(copy.style, { maxWidth: '100%', maxHeight: '95vh', whiteSpace: 'pre-wrap' })
  paper.title = visibleName(name)
  paper.body.append(copy)
  view.addEventListener('afterprint', () => frame.remove())
  const print = () => {
    view.focus()
    view.print()
  }
  if (copy.matches('img')) {
    copy.addEventListener('load', print)
    copy.addEventListener('error', () => frame.remove())
  } else print()
}

/** A copy of a canvas is empty: it is drawn again. */
function copyOf(printed: HTMLElement, paper: Document): HTMLElement {
  const copy = paper.importNode(printed, true)
  if (isCanvas(printed) && isCanvas(copy)) copy.getContext('2d')?.drawImage(printed, 0, 0)
  return copy
}

const isCanvas = (element: HTMLElement): element is HTMLCanvasElement => element.matches('canvas')
