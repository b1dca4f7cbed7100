/** Lets a control look as under a pointer or in focus, without either: several controls can do so at once. */

/** The pseudo-classes that hold in each state. */
const pseudoClasses = { hover: 'hover', focus: 'focus focus-visible', pressed: 'hover active' } as const

export type ForcedState = keyof typeof pseudoClasses

const controls = 'button,a,input,select,textarea,[role^=menuitem]'

/** Marks the first control within `cell`. A pointer is over what is around the control, too. */
export function forceState(cell: Element, state: ForcedState): void {
  const control = cell.querySelector(controls)
  for (let each = control; each && each !== cell; each = each.parentElement) {
    if (state === 'focus' && each !== control) return
    each.setAttribute('data-forced', pseudoClasses[state])
  }
}

/** Writes the rules of a root once more, for what is marked: `:hover` holds for `[data-forced~=hover]`, too. */
export function addForcedRules(root: ShadowRoot): void {
  const rules = root.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  )
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    rules.join('\n').replace(/:(hover|active|focus-visible|focus)(?![\w-])/g, ':is(:$1,[data-forced~=$1])'),
  )
  root.adoptedStyleSheets.push(sheet)
}
