import { changeSettings, defaults, isOpenToMarkup, leaveSettings, type Settings } from '../core/index'
import { camelCase, defineAttributes, inOneWord, readAttribute, takeOwnProperties } from './reflect'
import type { ElementRow } from './row'

/**
 * Creates the class of `<cp-config>`, with which hosts that write only HTML change settings. The element shows
 * nothing: its attributes change settings, as far as markup may.
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

    disconnectedCallback(): void {
      leaveSettings(this)
    }

    attributeChangedCallback(changed: string): void {
      const name = names.find((each) => each === changed || inOneWord(each) === changed)
      if (name && this.isConnected) this.#hand(name)
    }

    /** Changes the setting of one attribute. If it is absent, empty or bad, the setting goes back to its default. */
    #hand(name: string): void {
      const spec = attributes[name]
      // An absent boolean says nothing: it is no `false`.
      const value = (spec && readAttribute(this, name, spec, tag)) || undefined
      const part = /^brand-(.+)$/.exec(name)?.[1]
      const brand: Record<string, string> = defaults.brand
      // The attributes of this element are named by settings.
      const setting = (part ? 'brand' : camelCase(name)) as keyof Settings
      if (!isOpenToMarkup(this, setting, value ?? defaults[setting])) {
        console.warn(`client-portal-elements: <${tag} ${name}> is ignored. Use configure({ ${setting}: … }).`)
        return
      }
      changeSettings(
        part ? { brand: { [camelCase(part)]: value ?? brand[camelCase(part)] } } : { [setting]: value },
      )
    }
  }
  defineAttributes(ConfigElement.prototype, attributes)
  return ConfigElement
}
