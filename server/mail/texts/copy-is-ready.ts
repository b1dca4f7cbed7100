import type { NoticeTexts } from './notices/notice-texts.ts'
import { mailIn, type To } from './text.ts'

/** The mail has no link to the copy itself: whoever else reads it would have all of the client's data. */
export function copyIsReady(to: To, portalUrl: string, texts: NoticeTexts) {
  const { subject, says, ifNotYou } = texts.copyIsReady
  return mailIn(texts, to, subject, says, `${portalUrl}/account`, ifNotYou)
}
