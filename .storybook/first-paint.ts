/** What Storybook shows before its scripts run: in the dark, the ground of `look.ts`, and not a white page. */
export const firstPaint = `<style>
@media (prefers-color-scheme: dark) {
  body { background: #131217 }
}
</style>`

/**
 * The scheme in which a page begins, as far as it is known before its scripts run: what `container.tsx` comes to later.
 * @param globals of its address: `theme:dark;brand:voltage`
 * @param own theme and brand as `own-theme.ts` keeps them
 */
export function schemeAtFirst(globals: string, own: { theme?: string; brand?: string }): string {
  const [, theme = ''] = /theme:(light|dark)/.exec(globals) ?? []
  const [, brand = own.brand] = /brand:(\w+)/.exec(globals) ?? []
  const always = new URLSearchParams(own.theme).get('color-scheme') ?? (brand === 'voltage' ? 'dark' : '')
  return (always !== 'light dark' && always) || theme || 'light dark'
}

/** The same in the frame of stories and pages, where the theme is that of the toolbar. A page sets its own scheme later. */
export const firstPaintOfFrame = `<script>
{
  let own = {}
  try {
    own = { theme: localStorage['client-portal-elements:theme'], brand: localStorage['client-portal-elements:brand'] }
  } catch {}
  const globals = new URLSearchParams(location.search).get('globals') ?? ''
  document.documentElement.style.colorScheme = (${schemeAtFirst})(globals, own)
}
</script><style>
body { background: light-dark(#fff, #131217) }
.sb-preparing-story, .sb-preparing-docs { background-color: light-dark(#fff, #1b1a20) }
</style>`
