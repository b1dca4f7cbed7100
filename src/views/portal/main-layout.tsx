import { useStore } from '@nanostores/react'
import { type ReactNode, useRef } from 'react'
import { $client, layoutMessages, type RouteName } from '../../core/index'
import { useFeatures } from '../host/use-features'
import { Notifications } from '../notifications/notifications'
import { Account } from '../people/account'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { Brand } from './brand'
import { bar } from './breakpoints'
import { ConnectionLine } from './connection-line'
import { SideNavigation } from './side-navigation'

const portal = css({
  containerType: 'inline-size',
  containerName: 'portal',
  minBlockSize: '100dvh',
  background: token('canvas'),
})
const grid = css({
  display: 'grid',
  gridTemplate: '"side top" auto "side main" 1fr / 15.5rem minmax(0,1fr)',
  minBlockSize: '100dvh',
  [bar]: { gridTemplate: '"top" auto "main" 1fr "side" auto / minmax(0,1fr)' },
})
const side = css({
  gridArea: 'side',
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'start',
  gap: space(6),
  padding: space(4),
  color: token('text'),
  background: token('surface'),
  borderInlineEnd: `1px solid ${token('line')}`,
  [bar]: {
    insetBlock: 'auto 0',
    blockSize: 'auto',
    zIndex: 1,
    padding: space(0, 2),
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    borderInlineEnd: 0,
    borderBlockStart: `1px solid ${token('line')}`,
    '& > a': { display: 'none' },
  },
})
const top = css({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: space(2),
  minBlockSize: '3.75rem',
  paddingBlock: space(2),
  paddingInline: space(8),
  '& > a': { display: 'none' },
  [bar]: {
    justifyContent: 'space-between',
    paddingInline: space(4),
    '& > a': { display: 'inline-flex' },
  },
})
const own = css({ display: 'flex', alignItems: 'center', gap: space(1) })
const main = css({
  gridArea: 'main',
  inlineSize: '100%',
  maxInlineSize: '76rem',
  marginInline: 'auto',
  paddingBlock: space(2, 12),
  paddingInline: space(8),
  '&:focus-visible': { outline: 'none' },
  [bar]: {
    paddingBlock: space(2, 8),
    paddingInline: space(4),
    // A focused control scrolls clear of the bar at the bottom.
    '& :focus': { scrollMarginBlockEnd: '5.5rem' },
  },
})
const skip = css({
  position: 'absolute',
  insetBlockStart: space(2),
  insetInlineStart: space(2),
  zIndex: 2,
  padding: space(2, 4),
  borderRadius: token('radius'),
  color: token('on-accent'),
  background: token('accent-strong'),
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
})

interface LayoutProps {
  /** The current screen; `undefined` at an unknown address. */
  current: RouteName | undefined
  children: ReactNode
}

/** The layout of every protected screen: side navigation, top bar, main content. */
export function MainLayout({ current, children }: LayoutProps) {
  const t = useStore(layoutMessages)
  const client = useStore($client)
  const { isSectionOn } = useFeatures()
  const content = useRef<HTMLElement>(null)
  return (
    <div className={portal}>
      {/* A button, not a link: a portal that routes by hash would take the link's hash for a path. */}
      <button type="button" className={skip} onClick={() => content.current?.focus()}>
        {t.skip}
      </button>
      <ConnectionLine />
      <div className={grid}>
        <header part="top-bar" className={top}>
          <Brand />
          {client && (
            <div className={own}>
              {isSectionOn('notifications') && <Notifications key={client._id} />}
              <Account />
            </div>
          )}
        </header>
        <div part="side" className={side}>
          <Brand />
          <SideNavigation current={current} />
        </div>
        <main ref={content} tabIndex={-1} part="main" className={main}>
          {children}
        </main>
      </div>
    </div>
  )
}
