/**
 * What code is written for: a page with elements, as somebody chooses it in the builder, or as the page of an element shows
 * it. All code comes from here by functions that read nothing else, so it can also be written in a browser.
 */
import type { Tag } from '../../../src/elements/elements.ts'
import { type Choice, defaultsOf, type Framework, isPlugin, shownElements } from '../builder/choice.ts'
import { attributesFor } from '../builder/elements.ts'

/** An attribute as its control has it: a number stays a number, and `true` is an attribute without a value. */
export type Value = string | number | boolean

export interface Shown {
  tag: Tag
  /** By their names in markup: `page-size`. Those that are left at their defaults are better left out. */
  attributes?: Readonly<Record<string, Value>>
}

export interface Embed extends Omit<Choice, 'elements'> {
  elements: readonly Shown[]
}

/** Of a choice in the builder: each element has what it needs. */
export const embedOf = (choice: Choice): Embed => ({
  ...choice,
  elements: shownElements(choice).map((tag) =>
    // The plugin gives the portal its attributes.
    isPlugin(choice) && tag === 'cp-portal' ? { tag } : { tag, attributes: attributesFor(tag) },
  ),
})

/** The elements that WordPress' plugin has not: it has settings in place of the first, and signs in by itself. */
export const notInPlugin: readonly Tag[] = [
  'cp-config',
  'cp-login',
  'cp-forgot-password',
  'cp-reset-password',
]

/** Of an element's own page: these elements, and all else as it is by default. */
export function embedOfElements(framework: Framework, elements: readonly Shown[]): Embed {
  const isInPlugin = elements.every(({ tag }) => !notInPlugin.includes(tag))
  const signIn = framework === 'wordpress' && isInPlugin ? 'own' : 'form'
  return { ...defaultsOf(framework), signIn, elements }
}

export const hasPortal = ({ elements }: Pick<Embed, 'elements'>) =>
  elements.some(({ tag }) => tag === 'cp-portal')
