/**
 * Lets many elements on a page draw in turns: while a hundred of them come, or get an answer, the page is as quick to
 * answer the client as with one.
 */

/** What elements have to do, in later tasks. */
const waiting = new Map<Element, Set<() => void>>()
/** The elements that do in this task what they are asked for. */
let turn: readonly Element[] = []
/** Those that wait: in view, and elsewhere. The browser is asked only once where they are. */
let inView: Element[] = []
let elsewhere: Element[] = []
/** As many of these draw in less time than the first element on a page; each task ends with a new picture of the page. */
const mostElsewhere = 5
/** Unlike a timer, a message comes at once, however many came before. */
let channel: MessageChannel | undefined

/** Acts for an element: now, if no other one has acted in this task; else in a later one, and twice the same once. */
export function schedule(element: Element, act: () => void): void {
  if (turn.length === 0) begin([element])
  if (turn.includes(element)) act()
  else waiting.set(element, (waiting.get(element) ?? new Set()).add(act))
}

/** Lets an element do now what it waits with, and all that it is asked for in this task: nobody may see what is another client's. */
export function actNow(element: Element): void {
  begin([...turn, element])
  act(element)
}

function act(element: Element): void {
  const acts = waiting.get(element) ?? []
  waiting.delete(element)
  for (const each of acts) each()
}

function begin(elements: readonly Element[]): void {
  turn = elements
  channel ??= new MessageChannel()
  channel.port1.onmessage = next
  channel.port2.postMessage(null)
}

function next(): void {
  turn = []
  if (inView.length + elsewhere.length === 0) {
    const all = [...waiting.keys()].map((element) => ({ element, isSeen: isInView(element) }))
    inView = all.filter(({ isSeen }) => isSeen).map(({ element }) => element)
    elsewhere = all.filter(({ isSeen }) => !isSeen).map(({ element }) => element)
  }
  const elements = inView.length > 0 ? inView.splice(0, 1) : elsewhere.splice(0, mostElsewhere)
  if (elements.length === 0) return
  begin(elements)
  for (const element of elements) act(element)
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom >= 0 && top <= innerHeight
}
