/** What the elements send in the body of each call: what a host's own `write` gets. */
import type { MailChoice, NoticeKind } from '../../server/schema/entities/mail-settings'
import type { Decided } from '../../server/schema/entities/project'
import type { SecondStepKind, SecondStepWay } from '../../server/schema/entities/security'
import type { RatingAnswer } from '../../server/schema/entities/ticket'

export interface Bodies {
  login: { email: string; password: string; trust?: string }
  sendSignInLink: { email: string; browser: string }
  signInByLink: { request: string; browser: string; trust?: string } & ({ token: string } | { code: string })
  passkeyOptions: { step?: string }
  signInByPasskey: { challenge: string; response: object }
  sendStepCode: { step: string }
  signInByStep: { step: string; way: SecondStepWay; trustBrowser?: boolean } & (
    | { code: string }
    | { challenge: string; response: object }
  )
  changePassword: { current?: string; password: string }
  addPasskey: { challenge: string; response: object; name: string }
  beginSecondStep: { kind: SecondStepKind }
  turnOnSecondStep: { setUp: string; code: string }
  endSessions: { session?: string }
  askForErasure: { words: string }
  changeMailSettings: Partial<Record<NoticeKind, MailChoice>>
  sendResetEmail: { email: string }
  resetPassword: { password: string }
  checkSession: { userType: 'Client' }
  servicePayments: { serviceName: string }
  changeProfile: { phone?: string; language?: string; timeZone?: string }
  changePhoto: FormData
  inviteColleague: { name: string; email: string; role: string }
  removeColleague: { colleague: string }
  changeColleague: { colleague: string; role: string }
  approve: Decided
  createTicket: FormData
  followTicket: { colleague: string }
  leaveTicket: { colleague: string }
  replyTicket: FormData
  rateTicket: { answer: RatingAnswer; words?: string }
  uploadFile: FormData
}

/** The fields of the forms, as the bodies of their calls have them. */
export type FormField =
  | 'password'
  | 'subject'
  | 'message'
  | 'fileName'
  | 'remarks'
  | keyof Bodies['changeProfile']
  | keyof Bodies['inviteColleague']
