import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { loadForView } from '../../core/index'

/**
 * Creates a view whose code is loaded when it is first shown. It differs from React's `lazy()` in two ways.
 * The view appears as soon as its code has loaded; React would delay it for 300 ms. After a failure, the code
 * is requested again when the view is mounted again.
 *
 * @param load Loads the module of the view. Without a connection, the view waits for one. If `load` fails
 * while there is a connection, the view throws the error.
 * @param draw Renders the view from its loaded module.
 * @param drawWaiting Renders a placeholder until the module has loaded; nothing when left out.
 */
export function onDemand<Module extends object, Props extends object>(
  load: () => Promise<Module>,
  draw: (module: Module, props: Props) => ReactNode,
  drawWaiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: Module | undefined
  /** The load under way. All instances that wait share it, also one that is mounted again while offline. */
  let loading: Promise<Module> | undefined
  return function OnDemand(props) {
    const [module, setModule] = useState(loaded)
    useLayoutEffect(() => {
      if (module) return
      loading ??= loadForView(load).finally(() => {
        loading = undefined
      })
      loading.then(
        (module) => {
          loaded = module
          setModule(module)
        },
        (error) =>
          setModule(() => {
            throw error
          }),
      )
    }, [module])
    return module ? draw(module, props) : drawWaiting?.(props)
  }
}
