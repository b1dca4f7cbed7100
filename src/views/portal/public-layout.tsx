import type { ReactNode } from 'react'
import { phoneWindow } from '../ui/style/queries'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { Brand } from './brand'
import { clear, insets, viewHeight } from './breakpoints'
import { ConnectionLine } from './connection-line'

const page = css({
  containerType: 'inline-size',
  display: 'grid',
  // The form stands a little above the middle. On a phone, it leaves the room to the keyboard.
  gridTemplateRows: 'auto minmax(auto,1fr) minmax(auto,3fr) auto',
  [phoneWindow]: { gridTemplateRows: 'auto auto 1fr auto' },
  minBlockSize: viewHeight,
  background: token('canvas'),
  ...insets,
})
const top = css({ display: 'flex', justifyContent: 'center', alignItems: 'end', padding: space(8, 4, 6) })
const end = css({ paddingInline: clear(space(4)) })
const main = css({ paddingBlockEnd: space(12), paddingInline: clear(space(4)) })

export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <ConnectionLine />
      <header part="top-bar" className={top}>
        <Brand />
      </header>
      <main part="main" className={main}>
        {children}
      </main>
      <div className={end}>
        <slot name="footer" />
      </div>
    </div>
  )
}
