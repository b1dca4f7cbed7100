import type { NoticeTexts } from './notices/notice-texts.ts'
import { mailIn, type To } from './text.ts'

/** So that a client hears of it who has not asked. */
export function erasureIsAsked(to: To, portalUrl: string, texts: NoticeTexts) {
  const { subject, says, ifNotYou } = texts.erasureIsAsked
  return mailIn(texts, to, subject, says, ifNotYou, `${portalUrl}/account`)
}
