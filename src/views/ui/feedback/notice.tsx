import type { ReactNode } from 'react'
import { isolated } from '../isolated'
import { Icon, type IconPath } from '../pictures/icon'
import { icons } from '../pictures/icons'
import { css } from '../style/styles'
import { hairline, space, token } from '../style/tokens'

const looks = {
  info: { icon: icons.info, tone: 'purple' },
  success: { icon: icons.check, tone: 'green' },
  warning: { icon: icons.warning, tone: 'amber' },
  danger: { icon: icons.warning, tone: 'red' },
} as const satisfies Record<string, { icon: IconPath; tone: string }>

/** Decides the icon and the colour. */
export type NoticeTone = keyof typeof looks

const notice = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1, 3),
  paddingBlock: space(2),
  paddingInline: space(3),
  border: hairline('transparent'),
  borderRadius: token('radius'),
  fontSize: token('text-sm'),
  overflowWrap: 'anywhere',
  ...Object.fromEntries(
    Object.entries(looks).map(([name, { tone }]) => [
      `&[data-tone=${name}]`,
      { color: token(`${tone}-text`), background: token(tone) },
    ]),
  ),
})
const message = css({ display: 'flex', gap: space(2), flex: '1 1 12rem', minInlineSize: 0 })

interface NoticeProps {
  tone: NoticeTone
  children: ReactNode
  /** A button or a link that helps, such as Retry. */
  action?: ReactNode
  /** A screen reader announces the notice at once. Set it only if nothing else does, such as a toast. */
  urgent?: boolean
}

/** A message about something that happened, shown in the place where it happened. */
export function Notice({ tone, children, action, urgent }: NoticeProps) {
  return (
    <div
      part={`notice notice-${tone}`}
      className={notice}
      data-tone={tone}
      role={urgent ? 'alert' : undefined}
    >
      <div className={message}>
        <Icon path={looks[tone].icon} />
        <div>{isolated(children)}</div>
      </div>
      {action}
    </div>
  )
}
