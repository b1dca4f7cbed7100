import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react'
import { loadForView } from '../../core/index'

/**
 * A view whose code is loaded when it is first shown. Unlike with React's `lazy()`, it shows as soon as it is
 * there (React would hold it back for 300 ms), and after a failure it is asked for again when it is drawn anew.
 *
 * @param load Gets the module that has the view. What it throws while the connection stands, the view throws.
 * @param draw The view, once its module is there.
 * @param drawWaiting What stands there until then.
 */
export function onDemand<Module extends object, Props extends object>(
  load: () => Promise<Module>,
  draw: (module: Module, props: Props) => ReactNode,
  drawWaiting?: (props: Props) => ReactNode,
): ComponentType<Props> {
  let loaded: Module | undefined
  /** One for all that wait, and for who comes back to it without a connection. */
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
