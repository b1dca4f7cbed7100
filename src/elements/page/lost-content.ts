import { warnOnce } from '../../core/index'

/** What a browser shows nowhere, wherever it stands. */
const unseen = 'noscript,script,style,template'

/** HTML knows no `<cp-notifications />`: the rest of the page would stand in the element, and be shown nowhere. */
export function warnOfLost({ localName, children }: Element): void {
  const lost = [...children].find((child) => !child.slot && !child.matches(unseen))
  if (!lost) return
  const advice = `Write </${localName}> before it, which HTML needs, or give it a slot.`
  warnOnce(`<${lost.localName}> in <${localName}> is shown nowhere. ${advice}`)
}
