import { Fragment, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { cssProperties } from '../../src/elements/reference/manifest'
import { type TokenDoc, type TokenGroup, tokenDocs } from '../../src/elements/reference/theming'
import { type TokenName, tokens } from '../../src/views/ui/style/tokens'
import { type BrandName, brands } from '../brands'
import { Choice } from './choice'
import { type Colours, readColours, type Scheme, writeColours } from './colours'
import { computedIn, themeOf } from './computed'
import { Contrasts, ContrastsOf } from './contrasts'
import type { Values } from './design-tokens'
import { readTheme, styleOf, writeTheme } from './theme'
import './theme-editor.css'
import { TokenField } from './token-field'
import { TokensFile } from './tokens-file'

// Object.entries() and Object.keys() give names of type `string`, but the tables have exactly these names.
const docs = Object.entries(tokenDocs) as [TokenName, TokenDoc][]
const brandNames = Object.keys(brands) as BrandName[]

const groups = Array.from(new Set(docs.map(([, { group }]) => group)))
const defaults = new Map(cssProperties().map(({ name, default: value }) => [name, value]))
/** The colours that follow the accent, unless a theme sets them. They are folded away: most brands set none of them. */
const followsAccent = (name: TokenName) => name !== 'accent' && /var\(--_accent/.test(tokens[name])
const derived = docs.filter(([name]) => followsAccent(name))
const docsIn = (group: TokenGroup) => docs.filter((doc) => doc[1].group === group && !derived.includes(doc))
const isColour = ({ group }: TokenDoc) => group === 'colour' || group === 'status'
const colourNames = docs.flatMap(([name, doc]) => (isColour(doc) ? name : []))
const schemes: readonly Scheme[] = ['light', 'dark']

/** Every token can be changed by hand. The editor shows the effect on elements, and the stylesheet to copy. */
export function ThemeEditor({ children }: { children: ReactNode }) {
  const [brand, setBrand] = useState<BrandName>('default')
  const [theme, setTheme] = useState(() => readTheme(brands.default))
  const [wanted, setWanted] = useState<Scheme>('light')
  const [colours, setColours] = useState<Map<TokenName, Colours>>(new Map())
  const stage = useRef<HTMLDivElement>(null)
  const probe = () => {
    const element = stage.current?.querySelector<HTMLElement>('[data-probe]')
    if (!element) throw new Error('No element on the stage has the attribute data-probe.')
    return element
  }

  const offered = schemes.filter((each) => theme.colorScheme.includes(each))
  const scheme = offered.includes(wanted) ? wanted : (offered[0] ?? 'light')
  const style = useMemo(() => ({ ...styleOf(theme), colorScheme: scheme }), [theme, scheme])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the style is what the colours are read from.
  useLayoutEffect(() => setColours(readColours(probe(), colourNames)), [style])

  const onBrandChosen = (name: BrandName) => {
    setBrand(name)
    setTheme(readTheme(brands[name]))
  }
  const onTokensRead = (values: Record<Scheme, Values>) => {
    const current = stage.current?.getAttribute('style') ?? ''
    stage.current?.removeAttribute('style')
    const read = themeOf(values, probe())
    stage.current?.setAttribute('style', current)
    setTheme(read)
  }
  const onValueChanged = (name: TokenName, value: string | undefined) => {
    const { [name]: _, ...others } = theme.values
    setTheme({ ...theme, values: value === undefined ? others : { ...others, [name]: value } })
  }
  const onColourPicked = (name: TokenName, colour: string) => {
    const written = theme.values[name] ?? defaults.get(`--cp-${name}`)
    const before = written?.startsWith('light-dark(') && colours.get(name)
    onValueChanged(name, before ? writeColours({ ...before, [scheme]: colour }) : colour)
  }

  const drawField = ([name, { text }]: (typeof docs)[number]) => (
    <TokenField
      key={name}
      name={name}
      text={text}
      value={theme.values[name]}
      fallback={defaults.get(`--cp-${name}`) ?? ''}
      colour={colours.get(name)?.[scheme]}
      onColourPicked={(colour) => onColourPicked(name, colour)}
      onValueChanged={(value) => onValueChanged(name, value)}
    >
      {colours.size > 0 && <ContrastsOf name={name} colours={colours} scheme={scheme} />}
    </TokenField>
  )

  return (
    <div className="theme-editor">
      <div className="theme-editor-panes">
        <form className="theme-editor-panel" onSubmit={(event) => event.preventDefault()}>
          <h1>Theme editor</h1>
          <Choice label="Begin with" options={brandNames} value={brand} onChosen={onBrandChosen} />
          <Choice label="Show it" options={offered} value={scheme} onChosen={setWanted} />
          {colours.size > 0 && <Contrasts colours={colours} scheme={scheme} />}
          {groups.map((group) => (
            <details key={group} open={group === 'colour'}>
              <summary>{group}</summary>
              {docsIn(group).map((doc, index) => (
                <Fragment key={doc[0]}>
                  {drawField(doc)}
                  {group === 'colour' && index === 0 && (
                    <details>
                      <summary>Derived from the accent</summary>
                      {derived.map(drawField)}
                    </details>
                  )}
                </Fragment>
              ))}
            </details>
          ))}
          <Stylesheet css={writeTheme(theme)} />
          <TokensFile read={() => computedIn(probe())} onRead={onTokensRead} />
        </form>
        <div className="theme-editor-stage" ref={stage} style={style}>
          {children}
        </div>
      </div>
    </div>
  )
}

function Stylesheet({ css }: { css: string }) {
  const [copied, setCopied] = useState<string>()
  const onCopyClicked = async () => {
    await navigator.clipboard.writeText(css)
    setCopied(css)
  }
  return (
    <section className="theme-editor-result" aria-label="Stylesheet">
      <button type="button" onClick={onCopyClicked}>
        {copied === css ? 'Copied' : 'Copy the stylesheet'}
      </button>
      <pre>{css}</pre>
    </section>
  )
}
