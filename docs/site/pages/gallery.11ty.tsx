import type { PageData } from '../eleventy.ts'
import { pictureOf, screens } from '../gallery/screens.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/gallery.html', layout: null, title: 'Gallery' }

/** Every screen of the portal. What is not chosen is not loaded. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url} sidebar="none">
      <h1>Gallery</h1>
      <p>
        Every screen of the portal, as tests have seen it last: full, empty and failing, on a desktop and a
        phone, light and dark. A picture opens large.
      </p>
      <div className="gallery">
        <Choices />
        {screens.map(({ name, state, title, text }) => (
          <figure key={name} data-state={state}>
            <Pictures name={name} alt={`${title}. ${text}`} />
            <figcaption>
              <h2>{title}</h2>
              {text}
            </figcaption>
          </figure>
        ))}
      </div>
    </Page>
  )
}

/** Each choice with its options: value and word. The first one is chosen at first. */
const choices = {
  Width: [
    ['1280', 'Desktop'],
    ['360', 'Phone'],
  ],
  Scheme: [
    ['light', 'Light'],
    ['dark', 'Dark'],
  ],
  State: [
    ['all', 'All'],
    ['full', 'Full'],
    ['empty', 'Empty'],
    ['failing', 'Failing'],
  ],
} as const

function Choices() {
  return (
    <form className="gallery-choice" aria-label="Pictures">
      {Object.entries(choices).map(([name, options]) => (
        <fieldset key={name} className="choice">
          <legend>{name}</legend>
          {options.map(([value, word], index) => (
            <label key={value}>
              <input
                type="radio"
                name={name}
                id={`${name.toLowerCase()}-${value}`}
                defaultChecked={index === 0}
              />
              {word}
            </label>
          ))}
        </fieldset>
      ))}
    </form>
  )
}

function Pictures({ name, alt }: { name: string; alt: string }) {
  return [1280, 360].flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => {
      const { src, ...size } = pictureOf(name, width, scheme)
      return (
        <a key={src} href={src} data-width={width} data-scheme={scheme}>
          <img src={src} alt={alt} loading="lazy" {...size} />
        </a>
      )
    }),
  )
}
