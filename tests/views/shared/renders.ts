/** Counts how often components are drawn. A test imports it before React, which looks for the hook once. */
import { options } from 'preact'

/** How often each component was drawn, by its name. */
export const renders = new Map<string, number>()

function add(type: unknown): void {
  const { name, displayName = name } = Object(type)
  // Preact's own components: fragments, contexts, and what `memo()` puts around one of ours.
  if (/^.{1,2}$|^Memo\b/.test(displayName)) return
  renders.set(displayName, (renders.get(displayName) ?? 0) + 1)
}

interface Fiber {
  tag: number
  type: unknown
  flags: number
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
}

/** React's tags of functions, classes, functions with a ref, and functions in `memo()`. */
const components = [0, 1, 11, 15]
/** React's flag of a component that was called. */
const isCalled = 1

/** Where nothing was drawn, a fiber has the same child as before. */
function look(fiber: Fiber, before: Fiber | null): void {
  if (components.includes(fiber.tag) && (!before || fiber.flags & isCalled)) add(fiber.type)
  if (fiber.child === before?.child) return
  for (let { child } = fiber; child; child = child.sibling) look(child, child.alternate)
}

Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  supportsFiber: true,
  inject: () => 1,
  onCommitFiberRoot: (_: unknown, { current }: { current: Fiber }) => look(current, current.alternate),
  onCommitFiberUnmount() {},
  onPostCommitFiberRoot() {},
  checkDCE() {},
})

/** Preact calls it before each render. Its name is the short one that Preact is published with. */
const hook = '__r'
const next = Reflect.get(options, hook)
Reflect.set(options, hook, (node: { type: unknown }) => {
  add(node.type)
  next?.(node)
})
