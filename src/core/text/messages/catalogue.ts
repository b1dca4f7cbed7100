/** The shape of a catalogue, from the English texts: a language that misses one of them does not compile. */
import type { StoreValue } from 'nanostores'
import type { PluralTexts } from '../texts'
import type { accountMessages } from './account'
import type { attentionMessages } from './attention'
import type { commonMessages } from './common'
import type { consultantMessages, dashboardMessages } from './dashboard'
import type { deployMessages } from './deploy'
import type { fieldsMessages } from './fields'
import type { filesMessages } from './files'
import type { layoutMessages } from './layout'
import type { listMessages } from './list'
import type { longListMessages } from './long-list'
import type { meetingsMessages } from './meetings'
import type { notificationsMessages } from './notifications'
import type { ownPagesMessages } from './own-pages'
import type { paymentsMessages } from './payments'
import type { projectMessages } from './project'
import type { projectsMessages } from './projects'
import type { recoveryMessages } from './recovery'
import type { sessionMessages } from './session'
import type { signInMessages } from './sign-in'
import type { sourcesMessages } from './sources'
import type { statusMessages } from './status'
import type { storyMessages } from './story'
import type { ticketMessages } from './tickets'
import type { visitMessages } from './visit'

interface Groups {
  account: typeof accountMessages
  attention: typeof attentionMessages
  common: typeof commonMessages
  consultant: typeof consultantMessages
  dashboard: typeof dashboardMessages
  deploy: typeof deployMessages
  fields: typeof fieldsMessages
  files: typeof filesMessages
  layout: typeof layoutMessages
  list: typeof listMessages
  longList: typeof longListMessages
  meetings: typeof meetingsMessages
  notifications: typeof notificationsMessages
  ownPages: typeof ownPagesMessages
  payments: typeof paymentsMessages
  project: typeof projectMessages
  projects: typeof projectsMessages
  recovery: typeof recoveryMessages
  session: typeof sessionMessages
  signIn: typeof signInMessages
  sources: typeof sourcesMessages
  status: typeof statusMessages
  story: typeof storyMessages
  tickets: typeof ticketMessages
  visit: typeof visitMessages
}

/** A text that agrees with a number is asked for by that number. */
type TextOf<Text, Form extends Intl.LDMLPluralRule> = Text extends (...args: infer Args) => string
  ? Args extends [number, ...unknown[]]
    ? PluralTexts<Form>
    : string
  : string

/** Any of the portal's texts, for `configure({ messages })`: each group and name of `Catalogue`, and no other. */
export type Messages = {
  readonly [Group in keyof Groups]?: {
    readonly [Name in keyof Catalogue<never>[Group]]?: Catalogue<never>[Group][Name] extends string
      ? string
      : string | (PluralTexts & PluralForms)
  }
}

/** A host's texts have the forms of its language, whichever that is. */
type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/**
 * Every text of the portal in one language, for `configure({ messages })`. `{name}` is a place to fill, as in
 * English.
 * @template Form The plural forms of the language beside "other": `'one'` for most of Europe's.
 */
export type Catalogue<Form extends Intl.LDMLPluralRule> = {
  [Group in keyof Groups]: {
    [Name in keyof StoreValue<Groups[Group]>]: TextOf<StoreValue<Groups[Group]>[Name], Form>
  }
}
