import type { PageData } from '../eleventy.ts'
import { LiveExample } from '../layout/live-example.tsx'
import { Page } from '../layout/page.tsx'
import { brandThemes } from '../theme/brand-themes.ts'
import type { BrandName } from '../theme/brands.ts'
import { sceneOfTheme } from '../theme/theme.ts'

export const data = { permalink: '/brands.html', layout: null, title: 'Brands side by side' }

const brands: readonly { name: BrandName; text: string }[] = [
  { name: 'default', text: 'No token is set. Only the typeface is that of the page.' },
  { name: 'atelier', text: 'An architecture practice: one serif, square corners, thin lines, no shadow.' },
  { name: 'voltage', text: 'Software for power grids: dark, dense, and one acid colour.' },
  { name: 'marmalade', text: 'Toys: round type, round corners, buttons like sweets.' },
]

/** The same elements in each example brand. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} scripts={['live']} sidebar="none">
      <h1>{title}</h1>
      <p>
        The same elements, live, with one stylesheet of tokens each. Nothing else differs. There are also
        files that follow the variables of Bootstrap, Tailwind, shadcn and Material: see{' '}
        <a href="/design/brands.html">brands and frameworks</a>.
      </p>
      <div className="beside">
        {brands.map(({ name, text }) => {
          return (
            <section key={name}>
              <h2>{name}</h2>
              <p>
                {text} <a href={`/theme-editor.html?brand=${name}`}>Change it</a>
                {name !== 'default' && (
                  <>
                    {' '}
                    or take <a href={`/design/brands/${name}.css`}>{name}.css</a>
                  </>
                )}
                .
              </p>
              <LiveExample
                name={`The brand ${name}`}
                scene={{
                  elements: [
                    { tag: 'cp-summary' },
                    { tag: 'cp-projects', attributes: { variant: 'recent' } },
                    { tag: 'cp-raise-ticket' },
                  ],
                  ...sceneOfTheme(brandThemes[name]),
                }}
              />
            </section>
          )
        })}
      </div>
    </Page>
  )
}
