import { changeSettings, defaults, isOpenToMarkup } from '../core/index'
import { camelCase, defineAttributes, inOneWord, readAttribute, takeOwnProperties } from './reflect'
import type { ElementRow } from './row'

/**
 * Creates the class of `<cp-config>`, with which hosts that write only HTML change settings. The element shows
 * nothing: it passes its attributes to `configure()`.
 */
export function createConfigElement(tag: string, { attributes }: ElementRow): CustomElementConstructor {
  const names = Object.keys(attributes)

  class ConfigElement extends HTMLElement {
    static readonly observedAttributes = names.flatMap((name) => [name, inOneWord(name)])

    connectedCallback(): void {
      takeOwnProperties(this, names.map(camelCase))
      // Pass on only the attributes that are present: an absent one does not change what a script has configured.
      for (const name of names)
        if (this.hasAttribute(name) || this.hasAttribute(inOneWord(name))) this.#hand(name)
    }

    attributeChangedCallback(changed: string): void {
      const name = names.find((each) => each === changed || inOneWord(each) === changed)
      if (name && this.isConnected) this.#hand(name)
    }

    /** Passes one attribute to `configure()`. If it is absent, empty or bad, the setting goes back to its default. */
    #hand(name: string): void {
      const spec = attributes[name]
      const value = spec && readAttribute(this, name, spec, tag)
      const part = /^brand-(.+)$/.exec(name)?.[1]
      const brand: Record<string, string> = defaults.brand
      if (name === 'api-url' && !isOpenToMarkup(String(value ?? defaults.apiUrl))) {
        console.warn(
          `client-portal-elements: <${tag} api-url> leads away from the API in use, and is ignored.`,
        )
        return
      }
      changeSettings(
        part
          ? { brand: { [camelCase(part)]: value ?? brand[camelCase(part)] } }
          : { [camelCase(name)]: value },
      )
    }
  }
  defineAttributes(ConfigElement.prototype, attributes)
  return ConfigElement
}
