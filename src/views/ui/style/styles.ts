/** Classes and animations, written as objects. The builds compile them: see `scripts/build/bundler/compiled-styles.ts`. */
import { type CSSAttribute, css as compile } from 'goober'
import { addRules } from './sheet'

/**
 * Compiles rules to CSS. Goober adds it to the `data` of a target. In a browser, it takes the first child of what it
 * finds in the target; elsewhere, the target itself.
 */
function compiled(rules: CSSAttribute, kind: { k?: 1 } = {}): string {
  const text = { data: '' }
  const target = { ...text, parentNode: true, firstChild: text, querySelector: () => target }
  const name: string = compile.call({ ...kind, target }, rules)
  // The name comes first in the rules, also where they begin with those of another class.
  return addRules(`.${name}{}${text.data || target.data}`)
}

/**
 * Registers rules and returns their class name. Use it once per class, as a constant of the module:
 * `const card = css({ padding: space(4) })`. A class that nothing uses is left out of the build.
 *
 * @param rules Style objects only: goober drops the last declaration of a template string without `;`.
 */
// @__NO_SIDE_EFFECTS__
export function css(rules: CSSAttribute): string {
  return compiled(rules)
}

/** Registers an animation and returns its name. Use it once per animation, as a constant of the module. */
// @__NO_SIDE_EFFECTS__
export function keyframes(steps: CSSAttribute): string {
  // Goober's own `keyframes` would write to the page's head.
  return compiled(steps, { k: 1 })
}

export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
