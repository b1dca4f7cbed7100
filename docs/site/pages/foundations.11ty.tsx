import { Fragment } from 'react'
import { foundations } from '../design/foundations.tsx'
import type { PageData } from '../eleventy.ts'
import { Page } from '../layout/page.tsx'

export const data = { permalink: '/design/foundations.html', layout: null, title: 'Foundations' }

/** Each section of the foundations, drawn with the tokens. */
export function render({ title, page }: PageData) {
  return (
    <Page title={title} url={page.url}>
      <link rel="stylesheet" href="/assets/tokens.css" precedence="page" />
      <h1>Foundations</h1>
      <p>
        What every element is drawn with. Each value is a <a href="/design/tokens.html">token</a>: change it
        in the <a href="/theme-editor.html">theme editor</a>, look after its{' '}
        <a href="/design/contrast.html">contrast</a>, or take all of them as{' '}
        <a href="/design/design-tokens.html">data</a> to your drawing program.
      </p>
      {Object.entries(foundations).map(([id, { title, text, draw }]) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
          {draw()}
        </Fragment>
      ))}
    </Page>
  )
}
