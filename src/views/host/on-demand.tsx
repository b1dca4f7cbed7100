import { type FunctionComponent, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { loadForView, onIdle } from '../../core/index'

export interface OnDemand<Props> extends FunctionComponent<Props> {
  /** Loads the code now, so that the view appears at once when it is shown. A failure waits until then. */
  prepare(): Promise<unknown>
}

/**
 * Creates a view whose code is loaded when it is first shown. It differs from React's `lazy()` in two ways. The view
 * appears as soon as its code has loaded; React would delay it for 300 ms. After a failure, the code is requested again
 * when the view is mounted again.
 *
 * @param load Loads the module of the view. Without a connection, the view waits for one. If `load` fails while there
 * is a connection, the view throws the error.
 * @param drawWaiting Renders a placeholder until the module has loaded; nothing when left out.
 * @param isOptional Whether the placeholder is enough when the module can't be had.
 */
export function onDemand<Module extends object, Props extends object>(
  load: () => Promise<Module>,
  draw: (module: Module, props: Props) => ReactNode,
  drawWaiting?: (props: Props) => ReactNode,
  isOptional = false,
): OnDemand<Props> {
  let loaded: { module: Module } | undefined
  /** The load under way. All instances that wait share it, also one that is mounted again while offline. */
  let loading: Promise<{ module: Module }> | undefined
  const ask = () => {
    loading ??= loadForView(load)
      .then((module) => (loaded = { module }))
      .finally(() => {
        loading = undefined
      })
    return loading
  }
  const OnDemand: FunctionComponent<Props> = (props) => {
    const [own, setOwn] = useState(loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useLayoutEffect(() => {
      if (!own) ask().then(setOwn, (error) => isOptional || setFailure({ error }))
    }, [own])
    if (failure) throw failure.error
    return own ? draw(own.module, props) : drawWaiting?.(props)
  }
  return Object.assign(OnDemand, { prepare: () => ask().catch(() => {}) })
}

/** Seconds from a drawing until the page loads what may be opened next. */
const calm = 2

/**
 * Loads a view's code when the page is idle: it then opens at once, even when the connection has gone.
 * @param isWanted Whether it may be opened at all.
 */
export function usePrepared({ prepare }: Pick<OnDemand<object>, 'prepare'>, isWanted = true): void {
  useEffect(() => (isWanted ? onIdle(calm, prepare) : undefined), [prepare, isWanted])
}
