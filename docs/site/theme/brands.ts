/** The example brands, each a file of `docs/design/brands/`. */
const exampleBrands = ['atelier', 'marmalade', 'voltage'] as const
export type ExampleBrand = (typeof exampleBrands)[number]

/** With what a theme can begin. */
export const brandNames = ['default', 'bright', ...exampleBrands] as const
export type BrandName = (typeof brandNames)[number]

/** The brand of an address, which anybody may have written. */
export const brandNamed = (name: unknown): BrandName => brandNames.find((each) => each === name) ?? 'default'

/**
 * The brands that are no file of `docs/design/brands/`. The default one only says that the page can be dark. The bright one shows
 * dark text on a bright accent: see docs/design/contrast.md.
 */
export const plainBrands = {
  default: ':root { color-scheme: light dark }',
  bright:
    ':root { color-scheme: light dark; --cp-accent: light-dark(#937a00, #ffd400); --cp-accent-strong: #ffd400 }',
} as const satisfies Partial<Record<BrandName, string>>
