/**
 * Lets many elements on a page draw in turns: while a hundred of them come, or get an answer, the page is as quick to
 * answer the client as with one.
 */

/** What elements have to do, in later tasks. */
const waiting = new Map<Element, Set<() => void>>()
/** The element that does in this task what it is asked for. */
let turn: Element | undefined
/** Those that wait, in view first. The browser is asked once where they are. */
let order: Element[] = []
/** Unlike a timer, a message comes at once, however many came before. */
let channel: MessageChannel | undefined

/** Acts for an element: now, if no other one has acted in this task; else in a task of its own, and twice the same once. */
export function inTurn(element: Element, act: () => void): void {
  if (!turn) begin(element)
  if (turn === element) act()
  else waiting.set(element, (waiting.get(element) ?? new Set()).add(act))
}

function begin(element: Element): void {
  turn = element
  channel ??= new MessageChannel()
  channel.port1.onmessage = next
  channel.port2.postMessage(null)
}

function next(): void {
  turn = undefined
  if (order.length === 0)
    order = Array.from(waiting.keys()).sort((one, other) => belowView(one) - belowView(other))
  const element = order.shift()
  if (!element) return
  const acts = waiting.get(element) ?? []
  waiting.delete(element)
  begin(element)
  for (const act of acts) act()
}

/** 0 for an element in view. */
function belowView(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Number(bottom < 0 || top > innerHeight)
}
