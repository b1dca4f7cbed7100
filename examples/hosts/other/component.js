/** A framework in a few lines: each component draws its template into a shadow root of its own. */
import { discover } from 'client-portal-elements/light/loader'

export class Component extends HTMLElement {
  static template = ''

  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open' })
    root.innerHTML = this.constructor.template
    const style = document.createElement('link')
    style.rel = 'stylesheet'
    style.href = '/vendor/client-portal-elements/dist/cdn/reserve.css'
    root.prepend(style)
    discover(root)
  }

  find(selector) {
    return this.shadowRoot.querySelector(selector)
  }
}
