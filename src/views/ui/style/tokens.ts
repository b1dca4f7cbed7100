/** The custom properties with which a host themes the elements, and their defaults. */

/** A colour that follows the `color-scheme` of the place where it is used. */
const scheme = (light: string, dark: string) => `light-dark(${light},${dark})`

/** The luminance on which black and white have the same contrast, 4.6:1. No shade of a lighter colour has less on it. */
const middle = '.18'

/**
 * White on a dark colour; on a light one its own dark shade, as dark as is needed to read it. `y` is the colour's luminance.
 * The large factor makes the result far too large or too small, so that it is clipped to white, or the shade counts.
 */
// @__NO_SIDE_EFFECTS__
export function inkOn(color: string): string {
  const shade = 'clamp(0,.2 - .036/y,.04)'
  return `color(from ${color} xyz${['x', 'y', 'z'].map((axis) => ` max((${middle} - y)*1e6,${axis}*${shade})`).join('')})`
}

/** A step darker if the colour is dark and lighter if it is light, so that its ink can be read on both. */
const step = (color: string) =>
  `color(from ${color} xyz${['x', 'y', 'z'].map((axis) => ` calc(${axis}*(1 + clamp(-.25,(y - ${middle})*1e6,.25)))`).join('')})`

/** Black on a dark colour, white on a light one: over it, what is pressed goes on as `step` does. */
// @__NO_SIDE_EFFECTS__
export const veilOn = (color: string) =>
  `color(from ${color} xyz${` clamp(0,(y - ${middle})*1e6,1)`.repeat(3)})`

/** A grey with a little of the hue of `base`. It has none in a brand of black or grey. */
const grey = (lightness: number, chroma: number) => `oklch(from var(--_base) ${lightness} min(c,${chroma}) h)`

/** The same, in the light and in the dark. */
const greys = (light: number, dark: number, chroma: number) => scheme(grey(light, chroma), grey(dark, chroma))

/** Mixed into the surface, so that a line stands out from that of any host. */
const onSurface = (percent: number, color: string) =>
  `color-mix(in oklab,${color} ${percent}%,var(--_surface))`

/** On black, a small step is not seen. */
const atLeast = (lightness: number, color: string) => `oklch(from ${color} max(l,${lightness}) c h)`

/** The ground of a status. In the dark, it is a step lighter than the surface that it stands on, and its text can be read on it. */
const tint = (light: string, step: number, chroma: number, hue: number) =>
  scheme(light, `oklch(from var(--_surface) clamp(.27,l + ${step},.38) ${chroma} ${hue}/1)`)

const rem = (count: number | string) => `calc(var(--_rem)*${count})`

const steps = (count: number) => `calc(var(--_space)*${count})`

/**
 * The tokens: name and default. A host sets a token as `--cp-<name>`, on any ancestor or on the element
 * itself.
 *
 * The variants of the accent are derived from it with a clamped lightness. So a host that sets only
 * `--cp-accent` gets buttons and links in its own hue, and they still have a contrast of 4.5:1.
 */
export const tokens = {
  rem: '1rem',

  font: 'inherit',
  'font-heading': 'inherit',

  accent: '#7e6bff',
  'accent-strong': 'oklch(from var(--_accent) min(l,.51) c h)',
  'accent-hover': step('var(--_accent-strong)'),
  'accent-text': scheme(
    'oklch(from var(--_accent) min(l,.48) c h)',
    'oklch(from var(--_accent) max(l,.79) c h)',
  ),
  'accent-tint': scheme(
    'color-mix(in oklab,var(--_accent) 11%,var(--_surface))',
    'color-mix(in oklab,var(--_accent) 16%,var(--_surface))',
  ),
  'on-accent': inkOn('var(--_accent-strong)'),

  base: 'var(--_accent)',
  canvas: greys(0.978, 0.186, 0.005),
  surface: scheme('#fff', grey(0.222, 0.01)),
  // These derive from the surface, so that a host that sets only `surface` gets variants that match it.
  'surface-raised': scheme('var(--_surface)', 'color-mix(in oklab,var(--_text) 5%,var(--_surface))'),
  'surface-sunken': 'color-mix(in oklab,var(--_text) 4%,var(--_surface))',
  'surface-hover': 'color-mix(in oklab,var(--_text) 3%,var(--_surface))',
  'surface-active': 'color-mix(in oklab,var(--_text) 6%,var(--_surface))',
  scrim: scheme('rgb(23 19 31/.38)', 'rgb(0 0 0/.6)'),

  text: greys(0.225, 0.955, 0.02),
  'text-muted': greys(0.49, 0.719, 0.025),
  line: atLeast(0.299, onSurface(20, scheme(grey(0.66, 0.05), grey(0.607, 0.01)))),
  'line-control': atLeast(0.357, onSurface(30, scheme(grey(0.6, 0.083), grey(0.672, 0.06)))),
  'line-strong': onSurface(60, scheme(grey(0.408, 0.042), grey(0.885, 0.035))),

  ring: 'var(--_accent-text)',

  danger: '#c6302b',
  'danger-hover': step('var(--_danger)'),
  'on-danger': inkOn('var(--_danger)'),
  'danger-text': scheme('#b02520', '#ff9f9b'),

  amber: tint('#fff2d1', 0.08, 0.049, 84),
  'amber-text': scheme('#7a4a00', '#f5c768'),
  green: tint('#e0f5e6', 0.068, 0.054, 154.5),
  'green-text': scheme('#17652f', '#7fdb9e'),
  red: tint('#fde8e7', 0.052, 0.052, 17),
  'red-text': scheme('#a8231f', '#ff9f9b'),
  'dark-green': scheme('#1b6639', '#1f6b40'),
  'dark-green-text': '#fff',
  orange: tint('#ffeadb', 0.074, 0.054, 57),
  'orange-text': scheme('#8f3f0a', '#ffb37c'),
  // The brand's own: in a green brand, it is green.
  purple: 'var(--_accent-tint)',
  'purple-text': 'var(--_accent-text)',
  grey: greys(0.942, 0.307, 0.01),
  'grey-text': greys(0.408, 0.827, 0.025),
  rose: tint('#ffe7f0', 0.06, 0.073, 0),
  'rose-text': scheme('#9f184f', '#ff9fc1'),
  neutral: 'transparent',
  'neutral-text': 'var(--_text-muted)',

  'text-xs': rem(0.75),
  'text-sm': rem(0.8125),
  'text-md': rem(0.875),
  'text-lg': 'var(--_rem)',
  'text-2xl': rem(1.625),
  'weight-medium': '500',
  'weight-bold': '600',
  'line-height': '1.5',
  'line-height-tight': '1.35',
  'line-height-large': '1.2',

  space: rem(0.25),
  'space-2': steps(2),
  'space-3': steps(3),
  'space-4': steps(4),
  'space-5': steps(5),
  'space-6': steps(6),
  'space-8': steps(8),
  'space-12': steps(12),
  'control-height': rem(2.25),
  'control-height-small': rem(2),
  'field-height': rem(2.5),
  'ring-width': '2px',
  'pressed-opacity': '.7',
  'disabled-opacity': '.5',
  'list-height': `max(40vh,${rem(14)})`,
  radius: rem(0.5),
  'radius-small': `min(var(--_radius),${rem(0.25)})`,
  'radius-large': rem(0.875),
  'radius-button': 'var(--_radius)',
  'radius-round': rem(99),
  'line-width': '1px',

  shadow: `0 1px 2px ${scheme('rgb(23 19 31/.05)', 'rgb(0 0 0/.3)')}`,
  'shadow-overlay': `0 8px 28px ${scheme('rgb(23 19 31/.14)', 'rgb(0 0 0/.5)')},0 2px 6px ${scheme('rgb(23 19 31/.06)', 'rgb(0 0 0/.3)')}`,

  motion: '140ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
} as const satisfies Record<string, string>

/** The name of a token, without `--cp-`. */
export type TokenName = keyof typeof tokens

/** The value of a token, for use in a style: `color: token('text-muted')`. */
// @__NO_SIDE_EFFECTS__
export function token(name: TokenName): string {
  return `var(--_${name})`
}

/** A length in steps of the 4 px grid: `space(4)` is 16 px, `space(2, 4)` is `8px 16px`. Some steps are tokens. */
// @__NO_SIDE_EFFECTS__
export function space(...counts: number[]): string {
  const lengths: Record<number, string> = { 0: '0', 1: 'var(--_space)' }
  return counts
    .map((count) => lengths[count] ?? (`space-${count}` in tokens ? `var(--_space-${count})` : steps(count)))
    .join(' ')
}

/** Rules that halve every distance inside a box. */
// @__NO_SIDE_EFFECTS__
export function halfSpace(): Record<string, string> {
  const names = Object.entries(tokens).filter(([name]) => name.startsWith('space-'))
  return {
    '--_space': `calc(var(--cp-space,${tokens.space})/2)`,
    // At the element itself, they have followed the whole distance. A host's own step is halved, too.
    ...Object.fromEntries(
      names.map(([name, value]) => [`--_${name}`, `calc(var(--cp-${name},${value}*2)/2)`]),
    ),
  }
}

/** A thin line, such as a border, in the colour of a token. */
// @__NO_SIDE_EFFECTS__
export const hairline = (color: TokenName | 'transparent' = 'line'): string =>
  `${token('line-width')} solid ${color === 'transparent' ? color : token(color)}`

/** The ring of what has the focus. */
export const ring = `${token('ring-width')} solid ${token('ring')}`

/**
 * Makes the lengths in `rem` follow the token `rem`: `2rem` becomes `calc(var(--_rem)*2)`. So a view writes `2rem`, and
 * is right on a page whose own `rem` is not 16 px.
 */
export const scaled = (text: string) => text.replace(/(?<![\d.])(-?[\d.]+)rem/g, (_, count) => rem(count))

/**
 * The rule that gives every token its value inside a shadow root. Views read the private `--_name`, so that a
 * `--cp-name` inherited from the host always takes precedence over the default.
 */
export const tokenRules = `:host{${Object.entries(tokens)
  .map(([name, value]) => `--_${name}:var(--cp-${name},${value});`)
  .join('')}}`
