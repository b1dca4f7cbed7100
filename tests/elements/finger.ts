import { onTestFinished } from 'vitest'

const rules = { '(pointer: coarse)': 'all', '(hover: hover)': 'not all' }

/**
 * Until the test ends, what elements have drawn by now is for a finger. Chromium's own emulation is no help: it leaves the page without
 * a pointer that hovers, also for the tests that come after.
 */
export function actByFinger(element: Element): void {
  for (const sheet of element.shadowRoot?.adoptedStyleSheets ?? []) adapt(sheet)
}

function adapt({ cssRules }: CSSStyleSheet | CSSGroupingRule): void {
  for (const rule of cssRules) {
    if (rule instanceof CSSMediaRule) {
      const { mediaText } = rule.media
      for (const [from, to] of Object.entries(rules)) if (mediaText === from) rule.media.mediaText = to
      onTestFinished(() => {
        rule.media.mediaText = mediaText
      })
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) adapt(rule as CSSGroupingRule)
  }
}
