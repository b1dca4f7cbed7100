import { Colours, Contrasts } from '../design/colours.tsx'
import { Controls, Corners, Lines, Motion, Shadows, Space, Type } from '../design/shapes.tsx'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/design/foundations.html', layout: null, title: 'Foundations' }

/** Colours with their contrasts, type, space, corners, shadow and motion, drawn with the tokens. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url}>
      <link rel="stylesheet" href="/assets/tokens.css" precedence="page" />
      <h1>Foundations</h1>
      <p>
        What every element is drawn with. Each value is a <a href="/design/tokens.html">token</a>: change it
        in the <a href="/theme-editor.html">theme editor</a>, or take all of them as{' '}
        <a href="/design/design-tokens.html">data</a> to your drawing program.
      </p>
      <h2 id="colours">Colours</h2>
      <p>Most of them follow the accent. So a brand that sets one colour gets all others in its hue.</p>
      <Colours />
      <h2 id="contrasts">Contrasts</h2>
      <p>
        Text needs a <a href="/design/contrast.html">contrast</a> of 4.5:1 with its background; lines and
        pictures need 3:1.
      </p>
      <Contrasts />
      <h2 id="type">Type</h2>
      <p>Five sizes, and two weights beside the normal one. The typeface is that of your page.</p>
      <Type />
      <h2 id="space">Space</h2>
      <p>
        Distances are multiples of one token. For a denser page, set <code>--cp-space</code> alone; each step
        can be set by itself, too.
      </p>
      <Space />
      <h2 id="controls">Controls</h2>
      <p>Three heights. For a finger, all of them are at least 44 px high.</p>
      <Controls />
      <h2 id="lines">Lines</h2>
      <p>One thickness for lines and borders, and three line heights.</p>
      <Lines />
      <h2 id="corners">Corners</h2>
      <p>A button has the corners of a field, unless it is given its own.</p>
      <Corners />
      <h2 id="shadow">Shadow</h2>
      <p>Cards have a thin shadow. Menus, dialogs and toasts stand higher.</p>
      <Shadows />
      <h2 id="motion">Motion</h2>
      <p>Changes are short and end softly. Who prefers reduced motion sees none.</p>
      <Motion />
    </Page>
  )
}
