/**
 * Makes React components of elements. They work in React 18 and 19, and on a server: there, a component writes the tag
 * with its attributes, and nothing else.
 */
import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { defineOne } from '../define-one'
import type { Tag } from '../elements'
import type { Rows } from '../known-rows'
import { repeatLatest } from '../latest-events'
import { camelCase } from '../reflect'
import { sharedAttributes, sharedEvents } from '../row'

type Props = Readonly<Record<string, unknown>>

/** React 18 warns of a layout effect on a server, where there is no layout. */
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Makes the component of an element. It defines the element when it is first drawn.
 *
 * @param rows The row of the element, and those of all others that it shows.
 */
export function createComponent(tag: Tag, rows: Rows): ForwardRefExoticComponent<Props> {
  const { attributes: own = {}, events = [], properties = [], view } = rows[tag] ?? {}
  const attributes = Object.keys({ ...own, ...(view && sharedAttributes) })
  /** The attribute of each prop whose name is another one. */
  const names = new Map([
    ...attributes.map((name) => [camelCase(name), name] as const),
    ['className', 'class'],
  ])
  /** The prop of each event: `onCpStateChange`. */
  const handlers = new Map(
    [...events, ...(view ? sharedEvents : [])].map((name) => [name, camelCase(`on-${name}`)]),
  )
  const unwritten = new Set<string>([...properties, ...handlers.values()])

  /** What stands in the tag. React 18 would write `hidden={false}` as `hidden="false"`. */
  const written = (props: Props) =>
    Object.fromEntries(
      Object.entries(props)
        .filter(([name, value]) => !unwritten.has(name) && (value !== false || name.includes('-')))
        .map(([name, value]) => [names.get(name) ?? name, value]),
    )

  function Component(props: Props, ref: ForwardedRef<Element | null>) {
    const element = useRef<Element>(null)
    const latest = useRef(props)
    useImperativeHandle<Element | null, Element | null>(ref, () => element.current, [])
    useBeforePaint(() => {
      latest.current = props
      const { current } = element
      for (const name of properties) {
        if (current && Reflect.get(current, name) !== props[name]) Reflect.set(current, name, props[name])
      }
    })
    useBeforePaint(() => {
      const { current } = element
      defineOne(tag, rows, current ? [current] : [])
      return current ? listen(current, handlers, latest) : undefined
    }, [])
    // An element that another script has defined may have changed its attributes before React hydrates it.
    return createElement(tag, { ...written(props), ref: element, suppressHydrationWarning: true })
  }
  Component.displayName = camelCase(`-${tag}`)
  return forwardRef(Component)
}

/**
 * Calls the handlers that the props have at the time of an event. React's own listeners of custom elements are lost in
 * hydration (https://github.com/facebook/react/issues/35446).
 *
 * @returns a function that stops it
 */
function listen(
  element: Element,
  handlers: ReadonlyMap<string, string>,
  latest: RefObject<Props>,
): () => void {
  const leaving = new AbortController()
  for (const [name, handler] of handlers) {
    const call = (event: Event) => {
      const handle = latest.current?.[handler]
      if (typeof handle === 'function') handle(event)
    }
    element.addEventListener(name, call, { signal: leaving.signal })
  }
  repeatLatest(element)
  return () => leaving.abort()
}
