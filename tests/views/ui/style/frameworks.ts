/** For each framework that has a preset, a page with both: its stylesheet, and a button and a card of its own. */
import bootstrap from 'bootstrap/dist/css/bootstrap.css?raw'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import bootstrapPreset from '../../../../docs/design/brands/bootstrap.css?raw'
import materialPreset from '../../../../docs/design/brands/material.css?raw'
import shadcnPreset from '../../../../docs/design/brands/shadcn.css?raw'
import tailwindPreset from '../../../../docs/design/brands/tailwind.css?raw'

export interface FrameworkPage {
  css: string
  /** The attribute that is `light` or `dark` on the page's root, and makes the whole page so. */
  attribute: 'class' | 'data-bs-theme'
  /** The value of the attribute on a part of the page that is dark alone. */
  darkPart: string
  /** Its own button and card, found by the classes `button`, `card` and `title`. */
  html: string
  /** Variables that a company may set. */
  own: Record<`--${string}`, string>
}

/** What Tailwind makes of a stylesheet that imports it, for the classes in some HTML. */
export async function compileTailwind(css: string, html = ''): Promise<string> {
  const files: Record<string, string> = { tailwindcss: tailwind, preset: tailwindPreset }
  const { build } = await compile(css, {
    loadStylesheet: async (id, base) => ({ path: id, base, content: files[id] ?? '' }),
  })
  return build(html.split(/[\s"<>=]+/))
}

/** How a site says that its dark mode is a class. */
const byClass = '@custom-variant dark (&:where(.dark, .dark *));'

const tailwindHtml =
  '<button class="button rounded-md bg-indigo-600 px-3 py-2 text-sm font-medium text-white hover:bg-indigo-500">Pay</button>' +
  '<div class="card rounded-lg border border-gray-200 bg-white p-6 shadow-sm dark:border-gray-800 dark:bg-gray-900"><h2 class="title text-base font-semibold text-gray-900 dark:text-gray-100">Payments</h2></div>'

const shadcnHtml =
  '<button class="button inline-flex h-9 items-center rounded-md bg-primary px-4 py-2 text-sm font-medium text-primary-foreground hover:bg-primary/90">Pay</button>' +
  '<div class="card flex flex-col gap-6 rounded-xl border bg-card py-6 text-card-foreground shadow-sm"><div class="title leading-none font-semibold">Payments</div></div>'

/** What `shadcn init` writes into a site's stylesheet for the colour "neutral", as far as a button and a card need it. */
const shadcnCss = `
  @import "tailwindcss";
  @custom-variant dark (&:is(.dark *));
  @theme inline {
    --color-background: var(--background); --color-foreground: var(--foreground);
    --color-card: var(--card); --color-card-foreground: var(--card-foreground);
    --color-primary: var(--primary); --color-primary-foreground: var(--primary-foreground);
    --color-border: var(--border);
    --radius-md: calc(var(--radius) * 0.8); --radius-xl: calc(var(--radius) * 1.4);
  }
  :root {
    --radius: 0.625rem;
    --background: oklch(1 0 0); --foreground: oklch(0.145 0 0);
    --card: oklch(1 0 0); --card-foreground: oklch(0.145 0 0); --popover: oklch(1 0 0);
    --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0);
    --secondary: oklch(0.97 0 0); --secondary-foreground: oklch(0.205 0 0);
    --muted: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0); --accent: oklch(0.97 0 0);
    --destructive: oklch(0.577 0.245 27.325);
    --border: oklch(0.922 0 0); --input: oklch(0.922 0 0); --ring: oklch(0.708 0 0);
  }
  .dark {
    --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0);
    --card: oklch(0.205 0 0); --card-foreground: oklch(0.985 0 0); --popover: oklch(0.205 0 0);
    --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0);
    --secondary: oklch(0.269 0 0); --secondary-foreground: oklch(0.985 0 0);
    --muted: oklch(0.269 0 0); --muted-foreground: oklch(0.708 0 0); --accent: oklch(0.269 0 0);
    --destructive: oklch(0.704 0.191 22.216);
    --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%); --ring: oklch(0.556 0 0);
  }
  @layer base {
    * { @apply border-border; }
    body { @apply bg-background text-foreground; }
  }`

/** The dark colours of Material's baseline scheme, which a site sets itself: the components have only the light ones. */
const materialCss = `
  .dark {
    --md-sys-color-primary: #d0bcff; --md-sys-color-on-primary: #381e72;
    --md-sys-color-surface: #141218; --md-sys-color-on-surface: #e6e0e9;
    --md-sys-color-outline-variant: #49454f;
  }
  body { background: var(--md-sys-color-surface, #fef7ff); color: var(--md-sys-color-on-surface, #1d1b20); }`

export const frameworkPages = {
  bootstrap: {
    // A button has its colour from Sass. A site that sets the variable alone says so to the button, too.
    css: `${bootstrap} ${bootstrapPreset} .btn-primary { --bs-btn-bg: var(--bs-primary); --bs-btn-border-color: var(--bs-primary) }`,
    attribute: 'data-bs-theme',
    darkPart: 'dark',
    html: '<button class="button btn btn-primary">Pay</button><div class="card"><div class="card-body"><h5 class="title card-title">Payments</h5></div></div>',
    own: {
      '--bs-primary': '#7b2d8b',
      '--bs-body-bg': '#f4efe6',
      '--bs-body-color': '#402010',
      '--bs-border-color-translucent': 'rgb(128 0 0 / 0.5)',
      '--bs-border-radius': '1rem',
      '--bs-body-font-family': 'Georgia, serif',
    },
  },
  tailwind: {
    css: await compileTailwind(
      `@import "tailwindcss"; ${byClass} @import "preset";`,
      `${tailwindHtml} scheme-dark`,
    ),
    attribute: 'class',
    darkPart: 'dark scheme-dark',
    html: tailwindHtml,
    own: {
      '--color-indigo-600': '#7b2d8b',
      '--color-gray-900': '#402010',
      '--color-gray-200': '#800000',
      '--radius-md': '1rem',
      '--radius-lg': '2rem',
      '--font-sans': 'Georgia, serif',
      '--text-sm': '1.25rem',
    },
  },
  shadcn: {
    css: `${await compileTailwind(shadcnCss, shadcnHtml)} ${shadcnPreset}`,
    attribute: 'class',
    darkPart: 'dark',
    html: shadcnHtml,
    own: {
      '--primary': '#7b2d8b',
      '--primary-foreground': '#ffe0f0',
      '--card': '#f4efe6',
      '--card-foreground': '#402010',
      '--border': '#800000',
      '--radius': '1.5rem',
      '--font-sans': 'Georgia, serif',
    },
  },
  material: {
    css: `${materialCss} ${materialPreset}`,
    attribute: 'class',
    darkPart: 'dark',
    html: '<md-filled-button class="button">Pay</md-filled-button><md-outlined-card class="card"><h2 class="title md-typescale-title-medium">Payments</h2></md-outlined-card>',
    own: {
      '--md-sys-color-primary': '#7b2d8b',
      '--md-sys-color-on-primary': '#ffe0f0',
      '--md-sys-color-surface': '#f4efe6',
      '--md-sys-color-on-surface': '#402010',
      '--md-sys-color-outline-variant': '#800000',
      '--md-sys-shape-corner-medium': '24px',
      '--md-sys-shape-corner-full': '8px',
      '--md-ref-typeface-plain': 'Georgia',
      '--md-sys-typescale-title-medium-size': '1.25rem',
    },
  },
} satisfies Record<string, FrameworkPage>
