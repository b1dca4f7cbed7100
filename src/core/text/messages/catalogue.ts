/** The shape of a catalogue, from the English texts: a language that misses one of them does not compile. */
import type { StoreValue } from 'nanostores'
import type { PluralTexts } from '../texts'
import type { attentionMessages } from './dashboard/attention'
import type { consultantMessages, dashboardMessages } from './dashboard/dashboard'
import type { visitMessages } from './dashboard/visit'
import type { filesMessages } from './files/files'
import type { notificationsMessages } from './notifications/notifications'
import type { paymentsMessages } from './payments/payments'
import type { accountMessages } from './portal/account'
import type { deployMessages } from './portal/deploy'
import type { layoutMessages } from './portal/layout'
import type { meetingsMessages } from './portal/meetings'
import type { ownPagesMessages } from './portal/own-pages'
import type { projectMessages } from './projects/project'
import type { projectsMessages } from './projects/projects'
import type { statusMessages } from './projects/status'
import type { storyMessages } from './projects/story'
import type { recoveryMessages } from './session/recovery'
import type { sessionMessages } from './session/session'
import type { signInMessages } from './session/sign-in'
import type { commonMessages } from './shared/common'
import type { fieldsMessages } from './shared/fields'
import type { listMessages } from './shared/list'
import type { longListMessages } from './shared/long-list'
import type { sourcesMessages } from './shared/sources'
import type { ticketMessages } from './tickets/tickets'

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

/** The plural forms of each language beside "other". */
interface Forms {
  ar: 'zero' | 'one' | 'two' | 'few' | 'many'
  de: 'one'
  es: 'one' | 'many'
  fr: 'one' | 'many'
  nl: 'one'
  pl: 'one' | 'few' | 'many'
  'pt-BR': 'one' | 'many'
}

/** What a language's file in the folder of a section has: all texts of these groups. */
export type TextsIn<Language extends keyof Forms, Group extends keyof Groups> = Pick<
  Catalogue<Forms[Language]>,
  Group
>
