import { useLayoutEffect, useRef } from 'react'
import { recoveryCodesMessages } from '../../core/index'
import { useStore } from '../host/use-store'
import { CopyButton } from '../shared/text/copy-button'
import { printAlone } from '../shared/text/print-alone'
import { Button } from '../ui/buttons/button'
import { useHeading } from '../ui/heading'
import { css } from '../ui/style/styles'
import { space, token } from '../ui/style/tokens'
import { buttons } from './part'

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space(4),
  inlineSize: '100%',
})
const headingStyle = css({ fontWeight: token('weight-bold'), '&:focus-visible': { outline: 'none' } })
const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill,minmax(min(9rem,100%),1fr))',
  gap: space(2, 4),
  marginBlockStart: space(3),
  padding: space(4),
  borderRadius: token('radius'),
  background: token('surface-sunken'),
  fontFamily: 'monospace',
  fontSize: token('text-lg'),
  userSelect: 'text',
})

export interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The codes, this once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useStore(recoveryCodesMessages)
  const { Heading } = useHeading(4)
  const top = useRef<HTMLHeadingElement>(null)
  const all = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => top.current?.focus(), [])
  return (
    <div ref={all} className={frame}>
      <div data-printed>
        <Heading ref={top} tabIndex={-1} className={headingStyle}>
          {t.title}
        </Heading>
        <p>{t.hint}</p>
        <ul dir="ltr" className={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className={buttons}>
        <Button onClick={() => printAlone(all.current, t.title)}>{t.print}</Button>
        <CopyButton text={codes.join('\n')} />
        <Button variant="primary" onClick={onKept}>
          {t.kept}
        </Button>
      </div>
    </div>
  )
}
