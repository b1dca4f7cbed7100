/**
 * What a client types into a field of ours stays in the element. Sites have shortcuts of one key, such as `/`, and leave typing
 * alone by `event.target`: outside the shadow root, that is our element and no field.
 */

/** Of our fields, these take text. */
const field = 'input:not([type=checkbox],[type=file],[type=radio]),textarea,select'

/** Keys that have no character, and change what stands in a field, or the place in it. Escape and Tab lead out of it. */
const editing = /^(Backspace|Delete|Enter|Arrow(Up|Down|Left|Right)|Home|End)$/

/** Lets no key that is typed into a field of a shadow root get out of it. */
export function keepTyping(root: ShadowRoot): void {
  for (const name of ['keydown', 'keypress', 'keyup'] as const) root.addEventListener(name, keep)
}

function keep(event: Event): void {
  // A browser that fills in a form sends events of keys that say no more than that.
  const { key = '', ctrlKey, altKey, metaKey, isComposing } = event as Partial<KeyboardEvent>
  const target = event.target as Element // keys are pressed in elements
  // A field in a slot is the host's.
  if (target.getRootNode() !== event.currentTarget || !target.matches(field)) return
  const isTyped = (key.length === 1 || editing.test(key)) && !ctrlKey && !altKey && !metaKey
  if (isTyped || isComposing) event.stopPropagation()
}
