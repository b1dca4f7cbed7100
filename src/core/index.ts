/** Everything that views and elements may import from core. The calls to the server are not exported. */

export {
  $colleagues,
  $roleTexts,
  changeColleague,
  inviteColleague,
  removeColleague,
} from './account/colleagues'
export { type Crop, mostZoom, moveCrop, squareOf, wholeCrop, zoomCrop } from './account/crop'
export { followTicket, leaveTicket } from './account/followers'
export { $mailSettings, createMailChooser } from './account/mails'
export { $ownData, askForCopy, askForErasure, withdrawErasure } from './account/own-data'
export { $accountParts, $lacksAccount } from './account/parts'
export { $photoUrl } from './account/photo-url'
export { photoTypes, readPicture, writePhoto } from './account/picture'
export {
  changePhoto,
  changeProfile,
  deviceTimeZone,
  isPhone,
  longestPhone,
  type ProfileChanges,
  timeZoneName,
  timeZones,
} from './account/profile'
export { approvalDraft, type Choice, decide, type Outcome, type TellHost } from './approvals/decide'
export { $exactMoment } from './approvals/exact-moment'
export { saveApprovals } from './approvals/export'
export { leaveFiles, lookAtFiles } from './approvals/seen-files'
export { isOwnRecord, nameOfApproval, sayRecord } from './approvals/words'
export { $isAllShown } from './attention/all-shown'
export { $replies, asksClient, findReply, isForRecord } from './attention/answered'
export { $arrivals, arrivalsSince } from './attention/arrivals'
export {
  $attention,
  $isAttentionBounded,
  $searched,
  type AttentionItem,
  type AttentionSource,
} from './attention/attention'
export { lastVisit, lastWaiting, noteLastWaiting, noteVisit } from './attention/last-visit'
export { $decided, $isStepOpen, noteDecided, noteOpenStep } from './attention/steps'
export { watchDuties } from './attention/watch-duties'
export { refreshed } from './data/asking/refreshed'
export { writeLists } from './data/at-rest'
export { placeInEntry } from './data/entry-place'
export { keepList, rememberingWhole } from './data/kept-list'
export { type List, mostWhole } from './data/list'
export { $nameList, isAwaited, type Trouble, troublesOf } from './data/sources'
export { leftOutIn, type Resource, type ResourceStore } from './data/state'
export { statusText, statusTone } from './data/status'
export { $sumsOf } from './data/sums'
export {
  currencyOfRow,
  nameOfAddress,
  nameOfRow,
  numberWriter,
  readField,
  textsOfFields,
  usableFields,
} from './fields/own-fields'
export { contentOf, type FileContent, isBeginningEnough } from './files/content-kind'
export { downloadFiles } from './files/download'
export { isOpenByToken } from './files/file-answer'
export { FileError, type FileProgress, type FileTrouble, fileBytes, seenSha256 } from './files/file-bytes'
export { endingOf, type FileKind, fileKind, kindOfFile, savedName } from './files/file-links'
export { fileUrl } from './files/file-url'
export { filesOf } from './files/files'
export type { PictureSize } from './files/picture-size'
export { indentedJson, rowsOfCsv } from './files/text-parts'
export { isUnreadable } from './files/unreadable'
export {
  $uploads,
  chooseFiles,
  findUploadProblems,
  removeFile,
  uploadDraft,
  uploadFiles,
} from './files/upload'
export { isMine, isProviders, uploaderOf } from './files/uploader'
export { versionsIn } from './files/versions'
export { watchLive } from './live/live'
export { $allNotifications } from './notifications/all'
export { $held, dismissNotifications, isSettled } from './notifications/dismiss'
export { $earlier } from './notifications/earlier'
export { type BellEntry, entriesOf } from './notifications/entries'
export {
  $bellCount,
  $duties,
  $newsCount,
  $notifications,
  $untold,
  countOnBell,
  noteDutiesKnown,
} from './notifications/notifications'
export { noteAnswered, noteSeen, noteWaiting } from './notifications/seen'
export { watchBell } from './notifications/watch-bell'
export {
  hasCommandKey,
  isVisible,
  leaveTo,
  onIdle,
  onPageLanguage,
  onPrint,
  onVisible,
  pageUrl,
  stopAll,
  unclobbered,
} from './page/browser'
export { $isOnline } from './page/connection'
export { bare } from './page/is-record'
export { copyText } from './page/others/copy-text'
export { keepingGlobal } from './page/others/keeping-global'
export { startWorker } from './page/others/start-worker'
export { mailHref, nameOfUrl, safePath, visibleName } from './page/safe-path'
export { patience, pause } from './page/timer'
export { giveTitleBack, setPageTitle } from './page/title'
export { warnOnce } from './page/warn-once'
export { $paidYears, lastPaid, mayHaveYear, type PaidYear, paidOn } from './payments/months'
export { $payHref } from './payments/pay-href'
export { $isPaid, $isPaying, $payingOf, noteGoingToPay, type Paying, paymentsFor } from './payments/paying'
export { createPaymentList, invoiceUrl } from './payments/payment-list'
export { amountOf, createPaymentSums, exportPayments } from './payments/payment-sums'
export { $payments, paymentsOf } from './payments/payments'
export { avatarBackground, initialsOf } from './people/avatar'
export { isAvatarBackground } from './people/avatar-background'
export { $consultant } from './people/consultant'
export {
  type AskedApproval,
  answerableMilestone,
  approvalOfMilestone,
  approvalOfUpdate,
  isApproved,
  isUnclear,
  type KeptRecord,
  recordOf,
  recordsOf,
  subjectOf,
  waits,
} from './projects/approvals'
export { type Due, dueNow, dueOf, pendingPayment, remainingOf } from './projects/due'
export { type MilestoneState, milestoneState, nextMilestone, placeOfToday } from './projects/milestone-state'
export { isCompleted, milestoneFill, milestonesOf } from './projects/milestones'
export { isOverdue, isPast } from './projects/overdue'
export { projectOf } from './projects/project'
export { $otherStatuses, $projectCounts, createProjectList, specifiedStatuses } from './projects/project-list'
export { $projects } from './projects/projects'
export { beginningOf, sortUpdates } from './projects/update-list'
export { updatesOf } from './projects/updates'
export { $features } from './routing/features'
export { findScreen } from './routing/find-screen'
export { createLocation, type PortalLocation } from './routing/location'
export { $ownPages, readOwnPages } from './routing/own-pages'
export { $menu, pageReader } from './routing/read-own'
export { type Routing, readPath, rootOf } from './routing/read-path'
export {
  $hostHref,
  hasAddress,
  matchRoute,
  type Query,
  routePath,
  screenOf,
  shownPath,
} from './routing/routing'
export { $searchRequest } from './routing/search-request'
export { type Sought, soughtAt } from './routing/sought'
export { saidIn } from './search/said'
export { createSearch } from './search/search'
export {
  mostUnfolded,
  type Piece,
  type Search,
  type SearchEntry,
  type SearchGroup,
  type SearchKind,
  type SearchResult,
  type SearchTarget,
} from './search/types'
export { browserName } from './security/browser-name'
export { changePassword } from './security/change-password'
export { $lacksSecurity, $securityParts } from './security/parts'
export { $passkeyOffer, leavePasskeyOffer } from './security/passkey-offer'
export { addPasskey, removePasskey } from './security/passkeys'
export { $needsSignIn } from './security/question'
export {
  beginSecondStep,
  renewRecoveryCodes,
  type SetUp,
  turnOffSecondStep,
  turnOnSecondStep,
} from './security/second-step'
export { $security } from './security/security'
export { endSessions } from './security/sessions'
export { type ApiError, type FieldErrors, messageOf } from './server/api-error'
export { createChooser } from './server/choosing'
export type { Fate } from './server/deploy'
export {
  $updated,
  askForFiles,
  getFilesBy,
  importBy,
  knowsFiles,
  LostError,
  reload,
  updatedBy,
} from './server/deploy'
export { findAgain, loadForAction, loadForView } from './server/load-code'
export { $noticeRequest, type NoticeKind, type NoticeRequest, notify } from './server/notify'
export { $offerOf } from './server/optional'
export { askForFailed } from './server/recovery/recovery'
export type {
  ApprovalRecord,
  Consultant,
  MailSettings,
  Message,
  Milestone,
  Notification,
  OwnData,
  Payment,
  Project,
  ProjectFile,
  ProjectUpdate,
  Rating,
  RatingAnswer,
  Security,
  Ticket,
  User,
} from './server/schema'
export type { Colleagues } from './server/schema/entities/colleagues'
export { ratingAnswers } from './server/schema/entities/ticket'
export type { Right } from './server/schema/entities/user'
export { leftOutOf } from './server/schema/read'
export { createSender, fieldErrors, type Sender, type Sending } from './server/sending'
export { checkToken } from './session/check-token'
export { retryHost } from './session/host/host-retry'
export { isOpenToMarkup, leaveSettings } from './session/host/markup'
export { $may } from './session/may'
export { $profileFailure, refreshProfile } from './session/profile'
export { resetPassword, sendResetEmail } from './session/recovery'
export { $question, askForNewcomer, refreshSession } from './session/refresh'
export { rememberReturn, takeReturn } from './session/return-path'
export { preparePassword } from './session/send-password'
export {
  $client,
  $clientId,
  $isProfileSettled,
  $session,
  $sessionEvent,
  type Session,
  type SignOutReason,
} from './session/session'
export { findEmailProblem, findSignInProblems, signInWithPassword } from './session/sign-in'
export { $departure, $sessionFailure, signOut } from './session/sign-out'
export { watchSession } from './session/watch'
export { canUsePasskeys } from './session/ways/can-use-passkeys'
export { $secondStep, $stepOver, leaveSecondStep, type SecondStep } from './session/ways/half-done'
export { $linkWait, type LinkWait } from './session/ways/kept-requests'
export {
  askForLink,
  isAskedHere,
  leaveLinkWait,
  type MailedLink,
  readLink,
  signInByCode,
  signInByLink,
} from './session/ways/link'
export { offerInField, signInByPasskey, stepByPasskey } from './session/ways/passkey'
export { sendStepCode, signInByStep } from './session/ways/second-step'
export { canTrustBrowser } from './session/ways/trust'
export { $signInWays } from './session/ways/ways'
export { $calendarFactory, $monthName, $shortMonth } from './settings/calendar'
export * from './settings/config'
export { $count } from './settings/count'
export { asDay, dateValue } from './settings/dates'
export { $format, type Format, nothing } from './settings/format'
export { leadsHere, matchHostPage } from './settings/host-page'
export { $languages, chooseLanguage, languageName } from './settings/languages'
export { $textsLocale, addLanguages, loadTexts, loadTextsBy, watchTexts } from './settings/load-texts'
export { $locale, isRightToLeft, languageOf } from './settings/locale'
export { $currency } from './settings/money'
export { defineEndpoints } from './settings/own/define-endpoints'
export type { ErrorReader, Sendable } from './settings/own/endpoints'
export type { FieldOwner, OwnField } from './settings/own/fields'
export type { PathParams } from './settings/pattern'
export {
  navigation,
  type OwnIcon,
  type RouteMatch,
  type RouteName,
  routes,
  type ScreenName,
  type SectionName,
} from './settings/routes'
export { settingRules } from './settings/rules'
export { $shortDate } from './settings/short-date'
export { type Chapter, createStory, type StoryEntry, type StoryKind, tellStory } from './story/story'
export { catalogues } from './text/catalogues'
export { firstWords } from './text/first-words'
export { folded } from './text/folded'
export { linkify } from './text/linkify'
export type { Catalogue, Messages } from './text/messages/catalogue'
export * from './text/messages/index'
export { nameOfProject } from './tickets/about-project'
export { watchArrival } from './tickets/arrival'
export { askAboutFile } from './tickets/ask-about-file'
export {
  $suggestedTypes,
  $takesFiles,
  attachFiles,
  detachFile,
  type FileRemark,
  findDraftProblems,
  findFileProblem,
  remarkOnFile,
} from './tickets/attachments'
export { colleagueOf } from './tickets/colleague'
export { dayKind, groupMessages, newestFirst, placeOfSaid, type Turn } from './tickets/conversation'
export { changeDraft, type Draft, draftOf, isUnsent } from './tickets/drafts'
export { authorOf, isOwnChange, newestOf } from './tickets/last-answer'
export { newTicketDraft, type Place, replyDraft, replyPlace, ticketPlace } from './tickets/places'
export { rateTicket } from './tickets/rating/rate'
export {
  isRatingChangeable,
  longestRating,
  ratingAnswerOf,
  ratingDraft,
} from './tickets/rating/rating'
export { putAnswer, readyAnswers, updateDraft } from './tickets/ready-answers'
export { $unseenTickets, markSeen } from './tickets/seen-answers'
export { senderOf } from './tickets/sending'
export { createTicketList, ticketStatuses } from './tickets/ticket-list'
export { $tickets, asksForAnswer, isResolved, ticketOf } from './tickets/tickets'
export { type Answerable, replySubject } from './tickets/update-replies'
export { raiseReply, raiseTicket, replyToTicket } from './tickets/write'
