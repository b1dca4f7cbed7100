import { type ReactNode, useRef } from 'react'
import { $needsSignIn, $passkeyOffer, layoutMessages, type ScreenName } from '../../core/index'
import { onDemand } from '../host/on-demand'
import { Safe } from '../host/safe'
import { useStore } from '../host/use-store'
import { usePrinting } from '../shared/use-printing'
import { keepClear } from '../ui/keep-clear'
import { barHeight, docked } from '../ui/style/docked'
import { coarsePointer, high, print } from '../ui/style/queries'
import { classes, css } from '../ui/style/styles'
import { hairline, halfSpace, space, token } from '../ui/style/tokens'
import { pageHeight } from '../ui/tables/page-height'
import { useShown } from '../ui/use-shown'
import { Brand } from './brand'
import { bar, clear, cramped, insets, viewHeight } from './breakpoints'
import { ClientControls } from './client-controls'
import { ConnectionLine } from './connection-line'
import { Navigation } from './navigation/navigation'
import { PrintedDate } from './printed-date'

const portal = css({
  containerType: 'inline-size',
  containerName: 'portal',
  background: token('canvas'),
  ...insets,
})
const grid = css({
  display: 'grid',
  gridTemplate:
    '"side top" auto "side main" 1fr "side end" auto / calc(15.5rem + var(--_start)) minmax(0,1fr)',
  minBlockSize: viewHeight,
  [bar]: { gridTemplate: '"top" auto "main" 1fr "end" auto "side" auto / minmax(0,1fr)' },
  // The room is for words.
  [cramped]: halfSpace(),
  [print]: { display: 'block' },
})
/** It has no box of its own: what is in it stands in the places of the grid. */
const banner = css({ display: 'contents' })
const place = css({
  gridArea: 'side',
  color: token('text'),
  background: token('surface'),
  [high]: { position: 'sticky' },
})
const side = css({
  insetBlockStart: 'env(safe-area-inset-top)',
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  padding: space(4),
  paddingInlineStart: `calc(${space(4)} + var(--_start))`,
  borderInlineEnd: hairline(),
  [high]: { blockSize: viewHeight, overflowY: 'auto' },
  [bar]: { display: 'none' },
  [print]: { display: 'none' },
})
const foot = css({
  display: 'none',
  [bar]: {
    display: 'block',
    insetBlockEnd: 0,
    zIndex: 1,
    paddingInline: clear(space(1)),
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderBlockStart: hairline(),
  },
  [print]: { display: 'none' },
})
/** The bell stands over the end of the content, however wide the portal is. */
const column = css({
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingInline: `${space(8)} max(${space(8)},var(--_end))`,
  [bar]: { paddingInline: clear(space(4)) },
})
const top = css({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space(2),
  minBlockSize: '3.75rem',
  paddingBlock: space(2),
  '& > a': { display: 'none', marginInlineEnd: 'auto' },
  [bar]: {
    flexWrap: 'wrap',
    '& > a': { display: 'inline-flex' },
  },
  [print]: { paddingInline: 0, '& > a': { display: 'inline-flex' } },
})
const main = css({
  gridArea: 'main',
  // The bar stands above all that a screen lays over itself, such as the head of a table.
  isolation: 'isolate',
  '--_around': '20rem',
  '--_page-height': pageHeight,
  '--_foot': space(3),
  paddingBlock: space(2, 6),
  '&:focus-visible': { outline: 'none' },
  [bar]: {
    '--_around': '24rem',
    '--_foot': `${barHeight} + env(safe-area-inset-bottom) + ${space(3)}`,
    paddingBlockEnd: space(8),
    // A focused control scrolls clear of the bar at the bottom.
    [high]: { '& :focus': { scrollMarginBlockEnd: 'calc(5.5rem + env(safe-area-inset-bottom))' } },
  },
  // A conversation fills the room that the page leaves, and nothing but its messages scrolls.
  ...docked({
    '&:has([role=log])': { display: 'flex', flexDirection: 'column', paddingBlockEnd: space(3) },
  }),
  [print]: { padding: 0 },
})
/** The content of the host below a screen. Without any, it has no height. */
const end = css({ gridArea: 'end', display: 'grid', gap: space(4), [print]: { padding: 0 } })
const skip = css({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: `max(${space(2)},var(--_start))`,
  zIndex: 2,
  padding: space(2, 4),
  [coarsePointer]: { minBlockSize: '2.75rem' },
  borderRadius: token('radius'),
  color: token('on-accent'),
  background: token('accent-strong'),
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
  [print]: { display: 'none' },
})

/** After a sign-in by a slower way. */
const PasskeyOffer = onDemand(
  () => import('../security/passkey-offer'),
  ({ PasskeyOffer }) => <PasskeyOffer />,
)

/** Before a change that needs a fresh sign-in, on whatever screen. */
const OnceMore = onDemand(
  () => import('../security/once-more'),
  ({ OnceMore }) => <OnceMore />,
)

interface LayoutProps {
  /** The current screen; `undefined` at an unknown address. */
  current: ScreenName | undefined
  children: ReactNode
}

/**
 * The layout of every protected screen: navigation, top bar, main content. The navigation stands at the side before the top
 * bar, or at the foot after the content, and a button skips to it. So the keys go in the order of sight.
 */
export function MainLayout({ current, children }: LayoutProps) {
  const t = useStore(layoutMessages)
  const content = useRef<HTMLElement>(null)
  const bottom = useRef<HTMLDivElement>(null)
  const hasBar = useShown(bottom)
  // Where passkeys are seen to, a button says the same.
  const hasOffer = useStore($passkeyOffer) !== null && current !== 'security'
  const isAsked = useStore($needsSignIn) !== null
  // On paper, the side is not there.
  const isAtEnd = usePrinting() || hasBar
  const navigationEnd = <slot name="navigation-end" />
  return (
    <div className={portal}>
      {/* A button, not a link: a portal that routes by hash would take the link's hash for a path. */}
      <button type="button" className={skip} onClick={() => content.current?.focus()}>
        {t.skip}
      </button>
      {hasBar && (
        <button type="button" className={skip} onClick={() => bottom.current?.querySelector('a')?.focus()}>
          {t.skipToNavigation}
        </button>
      )}
      <ConnectionLine />
      <div className={grid}>
        <header className={banner}>
          <div part="side" className={classes(place, side)}>
            <Brand />
            {!hasBar && <Navigation current={current} />}
            {!isAtEnd && navigationEnd}
          </div>
          <div part="top-bar" className={classes(column, top)}>
            <Brand />
            <PrintedDate />
            <slot name="header" />
            <ClientControls />
          </div>
        </header>
        <main
          ref={content}
          tabIndex={-1}
          part="main"
          className={classes(column, main)}
          onFocus={keepClear}
          onInput={keepClear}
        >
          {children}
          {/* Below what the client came for: it comes late, and moves nothing. */}
          {hasOffer && (
            <Safe decorates>
              <PasskeyOffer />
            </Safe>
          )}
        </main>
        <div className={classes(column, end)}>
          {isAtEnd && navigationEnd}
          <slot name="footer" />
        </div>
        <div ref={bottom} part="side" className={classes(place, foot)}>
          {hasBar && <Navigation current={current} inBar />}
        </div>
      </div>
      {isAsked && (
        <Safe decorates>
          <OnceMore key={current} />
        </Safe>
      )}
    </div>
  )
}
