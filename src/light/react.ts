/**
 * What the views use of React, on Preact: a small part of `preact/compat`, which has all of React, and 1 KB more. What is
 * missing here is a build error. It turns the names of a few attributes and events of React's into the browser's.
 */
import { Component, type ComponentType, createElement, options, render, type VNode } from 'preact'
import { useCallback, useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'

// biome-ignore lint/performance/noBarrelFile: it stands in the place of a package
export { Component, createContext, createElement, Fragment } from 'preact'
export {
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'preact/hooks'

/** For r2wc, which imports React as one object. */
// biome-ignore lint/style/noDefaultExport: as above
export default { createElement }

/** The version of React whose features are here. */
export const version = '19.0.0'

/** React's roots, as the wrapper of the elements uses them. */
export const createRoot = (container: Element) => ({
  render: (view: VNode) => render(view, container),
  unmount: () => render(null, container),
})

/** Draws what an action changes before it returns. */
export function flushSync<Value>(act: () => Value): Value {
  const { debounceRendering } = options
  let draw: (() => void) | undefined
  options.debounceRendering = (next) => {
    draw = next
  }
  try {
    const value = act()
    draw?.()
    return value
  } finally {
    options.debounceRendering = debounceRendering
  }
}

/** Draws a component anew only when one of its props is another one. */
export function memo<Props extends object>(View: ComponentType<Props>): ComponentType<Props> {
  return class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return differ(this.props, next) || differ(next, this.props)
    }
    override render(props: Props) {
      return createElement(View, props)
    }
  }
}

const differ = (one: object, other: object) =>
  Object.entries(one).some(([name, value]) => !Object.is(value, Reflect.get(other, name)))

/** The value of a store outside, drawn anew when it changes. */
export function useSyncExternalStore<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  const value = read()
  const drawn = useRef({ value, read })
  const [, drawAnew] = useReducer((count: number) => count + 1, 0)
  const drawIfChanged = useCallback(() => {
    const { value, read } = drawn.current
    if (!Object.is(value, read())) drawAnew(undefined)
  }, [])
  useLayoutEffect(() => {
    drawn.current = { value, read }
    drawIfChanged()
  }, [value, read, drawIfChanged])
  useEffect(() => {
    drawIfChanged()
    return subscribe(drawIfChanged)
  }, [subscribe, drawIfChanged])
  return value
}

/** React's events of the focus bubble, and a text's `onChange` comes with each key. */
const eventsOf = (type: string, inputType: unknown): Record<string, string> => ({
  onFocus: 'onfocusin',
  onBlur: 'onfocusout',
  ...((type === 'textarea' || (type === 'input' && !/^(file|checkbox|radio)$/.test(String(inputType)))) && {
    onChange: 'oninput',
  }),
})

/** No view writes HTML: what has this name, a page has added to every object. */
const html = 'dangerouslySetInnerHTML'

const { vnode: next } = options
options.vnode = (node) => {
  const { type } = node
  if (typeof type === 'string') {
    const events = eventsOf(type, Reflect.get(node.props, 'type'))
    const { children, ...props } = node.props
    const named = Object.entries(props).flatMap(([name, value]) =>
      name === html ? [] : [[events[name] ?? (name === 'className' ? 'class' : name), value ?? undefined]],
    )
    // Preact also writes what props inherit: a page may have added to `Object.prototype`.
    node.props = Object.assign(Object.create(null), Object.fromEntries(named), { children })
  }
  next?.(node)
}
