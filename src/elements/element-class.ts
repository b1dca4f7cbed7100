/** Turns a row of the table of elements into a custom element class, which behaves like a native element. */
import r2wc from '@r2wc/react-to-web-component'
import { $clientId, unclobbered } from '../core/index'
import { cancelableEvents, type ElementState, type Host, type HostEvents } from '../views/host/host'
import { checkReact } from '../views/host/react-version'
import { Root, type RootProps } from '../views/host/root'
import { actNow, schedule } from '../views/host/scheduler'
import { Gate, NoGate } from '../views/session/gate'
import { dropStyles, standInline } from '../views/ui/style/sheet'
import { keepLatest } from './latest-events'
import { dropFirstData } from './page/first-data'
import { languageWithin } from './page/language'
import { warnOfLost } from './page/lost-content'
import { enterPage, leavePage } from './page/presence'
import { isRendered, watchRendering } from './page/rendering'
import { prepareRoot } from './page/shadow-root'
import { statesOf } from './page/states'
import {
  camelCase,
  defineAttributes,
  defineProperties,
  inOneWord,
  readAttributes,
  readProperties,
  takeOwnProperties,
} from './reflect'
import { type ElementRow, sharedAttributes } from './row'

/**
 * Keys of two internal members of r2wc's class: the React props, and the method that renders with them. With
 * `props: {}` r2wc handles no props itself, so the subclass below sets them and calls the method.
 */
const propsDoor: unique symbol = Symbol.for('r2wc.props')
const renderDoor: unique symbol = Symbol.for('r2wc.render')

/** The members of r2wc's class that its types leave out: they only say `HTMLElement`. */
interface WrappedElement extends HTMLElement {
  [propsDoor]: object
  [renderDoor](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/**
 * Creates the class of an element. The element renders its view in a shadow root, with its attributes as props.
 *
 * @param name The element's name on this page: `cp-payments`, or `acme-payments` with the host's prefix.
 * @param tag Its tag in the table.
 * @throws if the host's React is too old
 */
export function createElementClass(
  name: string,
  {
    attributes: own,
    properties = [],
    access,
    inline,
    width = 60,
    worksHidden = false,
  }: Omit<ElementRow, 'events'>,
  view: (props: never) => unknown,
  tag = name,
): CustomElementConstructor {
  checkReact()
  const attributes = { ...own, ...sharedAttributes }
  const names = [...Object.keys(attributes).map(camelCase), ...properties]
  const required = Object.keys(own)
    .filter((attribute) => own[attribute]?.required)
    .map((attribute) => ({ attribute, prop: camelCase(attribute) }))
  const gate = access === 'client' ? Gate : NoGate
  // elements.ts has checked that the attributes match the view's props, so any view's type is fine here.
  const root = { view: view as RootProps['view'], gate, inline, width, required }
  if (inline) standInline(name)
  const Base = r2wc(Root, { shadow: 'open', props: {} }) as new () => WrappedElement

  class PortalElement extends Base implements Host {
    static readonly observedAttributes = Object.keys(attributes).flatMap((name) => [name, inOneWord(name)])
    readonly slots = tag === 'cp-portal' ? '' : `${tag.slice(3)}-`
    readonly #states = statesOf(this)
    #state: ElementState | undefined
    #isMounted = false
    /** Of many elements that come at once, most are drawn a little later. */
    #isDrawn = false
    /** One that is not rendered rests: it keeps what it shows, and asks for nothing until it is rendered again. */
    #isResting = false
    /** Whether it has told how it is since the client was another one: until then, it shows what is not theirs. */
    #isTold = false
    #stop = () => {}

    override connectedCallback(): void {
      takeOwnProperties(this, names)
      if (!this.#isMounted) {
        this.#isMounted = true
        enterPage(this, () => this.attributeChangedCallback())
        this.#stop = $clientId.listen((_, former) => {
          this.#isTold = false
          if (former && this.#isDrawn) actNow(this)
          if (this.#isResting) this.#forget()
        })
      }
      this.adoptedCallback()
      schedule(this, () => this.#show())
    }

    #show(): void {
      if (!this.isConnected || !this.#isMounted) return
      this.#isResting = this.#mayRest()
      if (this.#isResting && !this.#isDrawn) return
      this.#isDrawn = true
      this.#draw(() => super.connectedCallback())
    }

    /** A host may hide any other state by its CSS: there it is to be seen when that changes. */
    #mayRest(): boolean {
      const mayBegin = this.#isTold && this.#state?.state === 'ready' && !(worksHidden && this.hidden)
      return (this.#isResting || mayBegin) && !isRendered(this)
    }

    /** Keeps nothing of a client who has left, until it is rendered again. */
    #forget(): void {
      if (this.#isDrawn) super.disconnectedCallback()
      this.#isDrawn = false
      this.#tell({ state: $clientId.get() ? 'loading' : 'signed-out', stale: false })
    }

    /**
     * Unmounts the view, but only if the element is still disconnected a microtask later. Code that moves an element
     * disconnects it and connects it again at once; the view then keeps its state.
     */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        // In a test's DOM, the window may be gone by now, and React can't unmount without it.
        if (this.isConnected || !this.#isMounted || typeof window === 'undefined') return
        this.#isMounted = false
        this.#stop()
        if (this.shadowRoot) dropStyles(this.shadowRoot)
        this.#isResting = false
        if (this.#isDrawn) super.disconnectedCallback()
        this.#isDrawn = false
        leavePage(this)
      })
    }

    /** `moveBefore()` calls this instead of the two callbacks above. Such a move needs no work. */
    connectedMoveCallback(): void {}

    adoptedCallback(): void {
      if (this.shadowRoot) prepareRoot(this.shadowRoot)
    }

    attributeChangedCallback(): void {
      if (this.#isDrawn && !this.#isResting) this.#draw(() => this[renderDoor]())
    }

    #draw(render: () => void): void {
      this[propsDoor] = {
        ...root,
        host: this,
        isResting: this.#isResting,
        language: languageWithin(this),
        values: { ...readAttributes(this, attributes, name), ...readProperties(this) },
      } satisfies RootProps
      render()
    }

    raise<Name extends keyof HostEvents>(name: Name, detail: HostEvents[Name]): boolean {
      const cancelable = cancelableEvents.includes(name)
      keepLatest(this, name, detail)
      return this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }))
    }

    report(next: ElementState): void {
      // A view sends reports while React unmounts it, too.
      if (this.isConnected && this.#isDrawn) this.#tell(next)
    }

    #tell(next: ElementState): void {
      const { state, stale } = next
      this.#isTold = true
      if (this.#state?.state === state && this.#state.stale === stale) return
      this.#state = next
      if (state !== 'loading') {
        dropFirstData(this)
        warnOfLost(this)
      }
      this.#states.clear()
      this.#states.add(state)
      if (stale) this.#states.add('stale')
      this.raise('cp-state-change', next)
      if (state === 'ready') {
        watchRendering(this, () => {
          if (this.#mayRest() !== this.#isResting) schedule(this, () => this.#show())
        })
      }
    }

    reflect(name: string, value: string): void {
      if (this.getAttribute(name) !== value) this.setAttribute(name, value)
    }

    placeOnPage(): string {
      const root = this.getRootNode() as Document | ShadowRoot // it is drawn, so it stands in one of them
      const all = (root === this.ownerDocument ? unclobbered(root) : root).querySelectorAll(this.localName)
      return `${this.localName} ${[...all].indexOf(this)}`
    }
  }

  defineAttributes(PortalElement.prototype, attributes)
  defineProperties(PortalElement.prototype, properties, (element) => element.attributeChangedCallback())
  return PortalElement
}
