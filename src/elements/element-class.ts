/** A row of the table becomes a class that behaves like one of the browser's own elements. */
import r2wc from '@r2wc/react-to-web-component'
import { cancelableEvents, type ElementState, type Host, type HostEvents } from '../views/host/host'
import { Root, type RootProps } from '../views/host/root'
import { Gate, NoGate } from '../views/session/gate'
import { adoptStyles, standInline } from '../views/ui/style/styles'
import { type ElementRow, sharedAttributes } from './elements'
import { enterPage, leavePage } from './presence'
import {
  camelCase,
  defineAttributes,
  defineProperties,
  readAttributes,
  readProperties,
  takeOwnProperties,
} from './reflect'

/** r2wc's own doors, by which a subclass with `props: {}` gives the view its props and draws it. */
const propsDoor: unique symbol = Symbol.for('r2wc.props')
const renderDoor: unique symbol = Symbol.for('r2wc.render')

/** What r2wc's class has beyond the `HTMLElement` that its types admit to. */
interface WrappedElement extends HTMLElement {
  [propsDoor]: object
  [renderDoor](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** The class behind a name: `view` drawn in a shadow root, with the row's attributes as its props. */
export function createElementClass(
  name: string,
  { attributes: own, properties = [], access, inline }: Omit<ElementRow, 'events'>,
  view: (props: never) => unknown,
): CustomElementConstructor {
  const attributes = { ...own, ...sharedAttributes }
  const names = [...Object.keys(attributes).map(camelCase), ...properties]
  const required = Object.keys(own)
    .filter((attribute) => own[attribute]?.required)
    .map((attribute) => ({ attribute, prop: camelCase(attribute) }))
  // The table checked that the attributes give the view its props; here it is any view.
  const gate = access === 'client' ? Gate : NoGate
  const root = { view: view as RootProps['view'], gate, inline, required }
  if (inline) standInline(name)
  const Base = r2wc(Root, { shadow: 'open', props: {} }) as new () => WrappedElement

  class PortalElement extends Base implements Host {
    static readonly observedAttributes = Object.keys(attributes)
    readonly #internals = this.attachInternals()
    #state: ElementState | undefined
    #isMounted = false

    constructor() {
      super()
      // Until the first report; `:state()` is never none of its words.
      this.#internals.states.add('loading')
    }

    override connectedCallback(): void {
      takeOwnProperties(this, names)
      if (!this.#isMounted) {
        this.#isMounted = true
        enterPage(this)
      }
      this.adoptedCallback()
      this.#draw(() => super.connectedCallback())
    }

    /** A move takes an element out and puts it back at once: only one that stays out loses its state. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected || !this.#isMounted) return
        this.#isMounted = false
        super.disconnectedCallback()
        leavePage(this)
      })
    }

    /** `moveBefore()` calls this in place of the two above: there is nothing to do. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      if (this.shadowRoot) adoptStyles(this.shadowRoot)
    }

    attributeChangedCallback(): void {
      if (this.#isMounted) this.#draw(() => this[renderDoor]())
    }

    #draw(render: () => void): void {
      this[propsDoor] = {
        ...root,
        host: this,
        values: { ...readAttributes(this, attributes, name), ...readProperties(this) },
      } satisfies RootProps
      render()
    }

    raise<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): boolean {
      const cancelable = cancelableEvents.includes(name)
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
    }

    report(next: ElementState): void {
      const { state, stale } = next
      // What a view reports while it is taken down is no state of the element's.
      if (!this.isConnected || (this.#state?.state === state && this.#state.stale === stale)) return
      this.#state = next
      this.#internals.states.clear()
      this.#internals.states.add(state)
      if (stale) this.#internals.states.add('stale')
      this.raise('cp-state-change', next)
    }

    reflect(name: string, value: string): void {
      if (this.getAttribute(name) !== value) this.setAttribute(name, value)
    }
  }

  defineAttributes(PortalElement.prototype, attributes)
  defineProperties(PortalElement.prototype, properties, (element) => element.attributeChangedCallback())
  return PortalElement
}
