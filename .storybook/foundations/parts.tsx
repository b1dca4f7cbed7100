import { createElement, useEffect, useRef, useState } from 'react'
import { elements, type Tag } from '../../src/elements/elements'
import { partDocs } from '../../src/elements/reference/theming'
import type { ElementRow } from '../../src/elements/row'
import { type FoundPart, partsOf } from './parts-of'
import './parts.css'

/** What the elements are shown with: few rows, so that what stands below them is in sight. */
const attributes: Record<string, string> = {
  'service-id': 'project-website-relaunch',
  'page-size': '3',
  'ticket-id': 'TKT-M4XQ72PD',
  name: 'Ada Lindqvist',
  routing: 'memory',
}

/** What opens with a press is shown open, in so much room. */
const opened: Partial<Record<Tag, string>> = { 'cp-notifications': '46rem', 'cp-account': '18rem' }

/**
 * Elements with their parts, each with its number where it is. An element starts when the parts of the one above it are found: all at
 * once would keep the page busy for many seconds before the first one is drawn.
 */
export function Parts({ tags }: { tags: readonly Tag[] }) {
  const [found, setFound] = useState(0)
  return (
    <>
      {tags.length > 1 && (
        <p className="parts-jumps sb-unstyled">
          {tags.map((tag) => (
            <a key={tag} href={`#parts-${tag}`}>
              {`<${tag}>`}
            </a>
          ))}
        </p>
      )}
      {tags.map((tag, index) => (
        <PartsOf
          key={tag}
          tag={tag}
          isStarted={index <= found}
          isAlone={tags.length === 1}
          onFound={() => setFound((count) => Math.max(count, index + 1))}
        />
      ))}
    </>
  )
}

/** The portal fills its window. In a frame that is as high as what it shows, both would grow without an end. */
const natural = new CSSStyleSheet()
natural.replaceSync(':has(>[part~=main]){min-block-size:0!important}')

interface PartsOfProps {
  tag: Tag
  isStarted: boolean
  /** The page of an element has its tokens in a table of their own. */
  isAlone: boolean
  onFound: () => void
}

function PartsOf({ tag, isStarted, isAlone, onFound }: PartsOfProps) {
  const stage = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<FoundPart[]>([])
  const room = isAlone ? opened[tag] : undefined

  useEffect(() => {
    const element = stage.current?.querySelector(tag)
    if (!element || !isStarted) return
    const look = () => {
      const sheets = element.shadowRoot?.adoptedStyleSheets
      if (!sheets?.includes(natural)) sheets?.push(natural)
      const opener = room && element.shadowRoot?.querySelector<HTMLElement>('[popovertarget]')
      if (opener && !element.shadowRoot?.querySelector(':popover-open')) opener.click()
      setParts(partsOf(element))
    }
    // What loads or opens is filled in steps.
    let timer = 0
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = window.setTimeout(look, 200)
    })
    if (element.shadowRoot) changes.observe(element.shadowRoot, { childList: true, subtree: true })
    // It changes its height with its content, and with the width of the page.
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('cp-state-change', look)
    return () => {
      clearTimeout(timer)
      changes.disconnect()
      watch.disconnect()
      element.removeEventListener('cp-state-change', look)
    }
  }, [tag, isStarted, room])
  // What opens lies over the page, so the numbers lie over that.
  useEffect(() => {
    if (!room || parts.length === 0) return
    layer.current?.hidePopover()
    layer.current?.showPopover()
  }, [room, parts])
  const isFound = parts.length > 0
  useEffect(() => {
    if (isFound) onFound()
  })

  const { attributes: all }: ElementRow = elements[tag]
  const own = Object.keys(all).filter(
    (name) => name in attributes && (name !== 'service-id' || all[name]?.required),
  )
  return (
    <section className="parts sb-unstyled" aria-label={tag}>
      <h2 id={`parts-${tag}`}>{`<${tag}>`}</h2>
      <div className="parts-stage" ref={stage} style={{ minBlockSize: room }}>
        {isStarted && createElement(tag, Object.fromEntries(own.map((name) => [name, attributes[name]])))}
        <div aria-hidden="true" ref={layer} popover={room && 'manual'}>
          {placed(parts).map(({ names, box, chip }, index) => (
            <div key={names[0]}>
              <div
                className="parts-box"
                style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
              />
              <span className="parts-chip" style={{ left: chip.x, top: chip.y }}>
                {index + 1}
              </span>
            </div>
          ))}
        </div>
      </div>
      <ol>
        {parts.map(({ title, words, names, tokens }) => (
          <li key={names[0]}>
            <b>{title}</b> {words && <q>{words}</q>}{' '}
            {names.map((name) => (
              <code key={name} title={partDocs[name]}>
                ::part({name}){' '}
              </code>
            ))}
            {!isAlone && tokens.map((token) => <small key={token}>--cp-{token} </small>)}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The side of a number's place, in pixels. */
const side = 20

/** Each part with a place for its number: left of its corner, so that it covers no text of it, or beside or below those that stand there. */
function placed(parts: readonly FoundPart[]) {
  const chips: { x: number; y: number }[] = []
  return parts.map((part) => {
    const chip = { x: part.box.x, y: part.box.y }
    while (chips.some(({ x, y }) => Math.abs(x - chip.x) < side && Math.abs(y - chip.y) < side)) {
      if (chip.x >= side) chip.x -= side
      else Object.assign(chip, { x: part.box.x, y: chip.y + side })
    }
    chips.push(chip)
    return { ...part, chip }
  })
}
