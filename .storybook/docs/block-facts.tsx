/** What the page of a block says of it beside its stories: its measures, and its states. */
import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { STORY_RENDERED } from 'storybook/internal/core-events'
import { onThemeApplied } from '../brands'
import { controls } from '../foundations/controls'
import { StatesOfControls } from '../foundations/states-of-controls'
import { Stage } from '../stage'
import { Facts } from './facts'

/** The controls that a block is, in each state that they have. */
export function StatesOfBlock({ name }: { name: string }) {
  const drawn = controls.filter(({ block }) => block === name)
  if (drawn.length === 0) return null
  return (
    <>
      <h2 id="states">In each state</h2>
      <div className="sb-unstyled">
        <Stage>
          <StatesOfControls drawn={drawn} />
        </Stage>
      </div>
    </>
  )
}

/** Which lengths of the first story follow which tokens, and what they are now. */
export function MeasuresOfBlock() {
  const { channel } = useContext(DocsContext)
  const [rows, setRows] = useState<string[][]>([])
  useEffect(() => {
    const look = () => {
      const root = document.querySelector('.docs-story [data-stage]')?.shadowRoot
      if (root) setRows(measuresIn(root))
    }
    // React draws what is on the stage after the stage.
    const onDrawn = () => requestAnimationFrame(look)
    onDrawn()
    channel.on(STORY_RENDERED, onDrawn)
    const stop = onThemeApplied(look)
    return () => {
      channel.off(STORY_RENDERED, onDrawn)
      stop()
    }
  }, [channel])
  return <Facts title="Measures" head={['Where', 'Token', 'Now']} rows={rows} />
}

const isMeasure = (property: string) =>
  /^(padding|gap|row-gap|column-gap|border-radius|((min|max)-)?(inline|block)-size)/.test(property)

/** What properties are called in drawing programs. */
const measures: Readonly<Record<string, string>> = {
  'block-size': 'height',
  'min-block-size': 'least height',
  'max-block-size': 'greatest height',
  'inline-size': 'width',
  'min-inline-size': 'least width',
  'max-inline-size': 'greatest width',
  'padding-block': 'padding above and below',
  'padding-inline': 'padding left and right',
  'border-radius': 'corners',
}

function measuresIn(root: ShadowRoot): string[][] {
  const rules = root.adoptedStyleSheets
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule) => rule instanceof CSSStyleRule)
    .filter(({ selectorText }) => !/^[:*]/.test(selectorText))
  const found = new Map<string, string[]>()
  for (const element of root.querySelectorAll('*')) {
    const name = element.getAttribute('part')?.split(' ')[0] ?? element.localName
    for (const { style } of rules.filter(({ selectorText }) => element.matches(selectorText)))
      for (const [, property = '', value = ''] of style.cssText.matchAll(/([\w-]+): ([^;]+);/g)) {
        if (!isMeasure(property) || !value.includes('var(--_')) continue
        const where = `${name}: ${measures[property] ?? property}`
        found.set(where, [where, inTokens(value), getComputedStyle(element).getPropertyValue(property)])
      }
  }
  return [...found.values()]
}

/** `calc(var(--_space)*3.5)` → `--cp-space × 3.5`; once is not said. */
const inTokens = (value: string) =>
  value
    .replace(/calc\(var\(--_([\w-]+)\)\*([\d.]+)\)/g, '--cp-$1 × $2')
    .replace(/var\(--_([\w-]+)\)/g, '--cp-$1')
    .replace(/ × 1(?![\d.])/g, '')
