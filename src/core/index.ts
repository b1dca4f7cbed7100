/** The only door to core, for views and elements. What speaks to the server stays inside. */
export {
  attachFiles,
  detachFile,
  findDraftProblems,
  findFileProblem,
  isSuggestedType,
  suggestedTypes,
} from './attachments'
export {
  $attention,
  $isAttentionBounded,
  type AttentionItem,
  type AttentionSource,
  mostFollowed,
} from './attention'
export { avatarColors, initialsOf } from './avatar'
export { defaultBackground, isAvatarBackground } from './avatar-background'
export { hasCommandKey, leaveTo, onPageLanguage, pageUrl, setPageTitle } from './browser'
export { $calendar, $monthName } from './calendar'
export * from './config'
export { $isOnline } from './connection'
export { $consultant, $consultantId } from './consultant'
export { type Author, authorOf, type Day, dayKind, groupMessages, type Turn } from './conversation'
export { changeDraft, type Draft, draftOf, isUnsent, type Sending } from './drafts'
export { type FileKind, fileKind, fileUrl, kindOfFile, nameOfUrl, visibleName } from './file-links'
export {
  filesOf,
  findUploadProblems,
  isMine,
  type Upload,
  type UploadResult,
  uploadFile,
  uploadLimits,
} from './files'
export { $format, type Format, nothing } from './format'
export { matchHostPage } from './host-page'
export type { ApiError } from './http'
export { loadTexts, watchTexts } from './i18n'
export { linkify, type TextPart } from './linkify'
export type { List, ListOrder } from './list'
export { loadForView } from './load-code'
export { $locale, isRightToLeft, languageOf } from './locale'
export { createLocation, type PortalLocation, type Routing } from './location'
export { accountMessages } from './messages/account'
export { attentionMessages } from './messages/attention'
export type { Catalogue, Messages } from './messages/catalogue'
export { commonMessages } from './messages/common'
export { consultantMessages, dashboardMessages } from './messages/dashboard'
export { filesMessages } from './messages/files'
export { layoutMessages } from './messages/layout'
export { meetingsMessages } from './messages/meetings'
export { notificationsMessages } from './messages/notifications'
export { paymentsMessages } from './messages/payments'
export { projectMessages } from './messages/project'
export { projectsMessages } from './messages/projects'
export { recoveryMessages } from './messages/recovery'
export { sessionMessages } from './messages/session'
export { signInMessages } from './messages/sign-in'
export { sourcesMessages } from './messages/sources'
export { statusMessages } from './messages/status'
export { storyMessages } from './messages/story'
export { ticketMessages } from './messages/tickets'
export { isCompleted, isOverdue, milestoneFill, milestonesOf } from './milestones'
export { $notifications, countOnBell, dismissNotifications } from './notifications'
export { $noticeRequest, type NoticeKind, type NoticeRequest, notify } from './notify'
export type { PathParams } from './pattern'
export { $payments, createPaymentList, exportPayments, paymentsOf, totalOf } from './payments'
export { pendingPayment, projectOf } from './project'
export { createUpdateList, updatesOf } from './project-updates'
export { $projectCounts, $projects, createProjectList } from './projects'
export type { Resource, ResourceStore } from './query'
export { type RecoveryResult, resetPassword, sendResetEmail } from './recovery'
export { rememberReturn, takeReturn } from './return-path'
export {
  hostHref,
  isRouteOn,
  isSectionOn,
  matchRoute,
  navigation,
  type RouteMatch,
  type RouteName,
  routePath,
  routes,
  type SectionName,
  shownPath,
} from './routes'
export { type SafePath, safePath } from './safe-path'
export type {
  Consultant,
  Message,
  Milestone,
  Notification,
  Payment,
  Project,
  ProjectFile,
  ProjectUpdate,
  Ticket,
  User,
} from './schema'
export { $unseenTickets, markSeen } from './seen-answers'
export { cancelSending } from './sending'
export {
  $client,
  $clientId,
  $session,
  $sessionEvent,
  type Session,
  type SessionEvent,
  type SignOutReason,
  signOut,
} from './session'
export { checkToken, startSession } from './session-start'
export { findEmailProblem, findSignInProblems, type SignInResult, signIn } from './sign-in'
export { $nameList, type Trouble } from './sources'
export { sameStatus, statusText, statusTone, type Tone } from './status'
export { type Chapter, createStory, type StoryEntry, type StoryKind, tellStory } from './story'
export {
  $tickets,
  createTicketList,
  isResolved,
  newTicketDraft,
  raiseTicket,
  replyDraft,
  replyToTicket,
  ticketOf,
} from './tickets'
