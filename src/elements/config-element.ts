import { configure, defaults } from '../core/index'
import type { ElementRow } from './elements'
import { camelCase, defineAttributes, readAttribute, takeOwnProperties } from './reflect'

/** `<cp-config>`: settings for hosts that write only HTML. It shows nothing and hands over what it is given. */
export function createConfigElement(tag: string, { attributes }: ElementRow): CustomElementConstructor {
  class ConfigElement extends HTMLElement {
    static readonly observedAttributes = Object.keys(attributes)

    connectedCallback(): void {
      takeOwnProperties(this, Object.keys(attributes).map(camelCase))
      // Only what stands there is set: an absent attribute leaves what a script has configured.
      for (const name of ConfigElement.observedAttributes) if (this.hasAttribute(name)) this.#hand(name)
    }

    attributeChangedCallback(name: string): void {
      if (this.isConnected) this.#hand(name)
    }

    /** Absent, empty or bad, it goes back to the default. */
    #hand(name: string): void {
      const spec = attributes[name]
      const value = spec && readAttribute(this, name, spec, tag)
      const part = /^brand-(.+)$/.exec(name)?.[1]
      const brand: Record<string, string> = defaults.brand
      configure(
        part
          ? { brand: { [camelCase(part)]: value ?? brand[camelCase(part)] } }
          : { [camelCase(name)]: value },
      )
    }
  }
  defineAttributes(ConfigElement.prototype, attributes)
  return ConfigElement
}
