/** A verb of the staff's command, described once: its flags, its help, its JSON and its code come from here. */
import type * as v from 'valibot'
import type { Limits } from '../api/limits.ts'
import type { Way } from '../api/offered.ts'
import type { MailQueue } from '../mail/queue.ts'
import type { MailLanguage } from '../mail/texts/notices/languages.ts'
import type { Store } from '../stores/store.ts'

/** What verbs work with. */
export interface Desk {
  store: Store
  limits: Limits
  clock(): Date
  /** How clients sign in. By default by a password. */
  signInWays?: readonly Way[]
  /** Of clients who have set none. By default English. */
  mailLanguage?: MailLanguage
  /** `undefined` where no mail can be sent. */
  mails: (Pick<MailQueue, 'keep' | 'deliver'> & { portalUrl: string }) | undefined
}

type Schema = v.GenericSchema

/** A value that a verb takes: the flag `--due-date` on the command line, `dueDate` in JSON. */
export interface Field<Value extends Schema = Schema> {
  /** Reads it from a text of the command line, and from JSON. */
  schema: Value
  /** What stands for it in the help: `EMAIL`. Empty for a flag that has no value. */
  value: string
  says: string
  /** On the command line it is the path of a file. The verb gets the file. */
  isFile?: true
  /** In JSON it is a list. On the command line its flag, in the singular, may come several times. */
  isList?: true
}

export type Fields = Record<string, Field>
type Input<Given extends Fields> = { [Name in keyof Given]: v.InferOutput<Given[Name]['schema']> }

/** A verb, whatever it takes. */
export interface Verb {
  /** One sentence for the help. */
  says: string
  /** Its flags in an example of the help. */
  example: string
  fields: Fields
  /** Does it. @param input What the fields' schemas have read. @throws a `Refusal` */
  run(input: never, desk: Desk): Promise<unknown>
  /** The result in words, for a person. */
  words(result: never): string
  /** Of a verb that writes: for the trail, to whom it was done. `false` if nothing was done, as in a dry run. */
  trail?(result: never): { clientId: string | null } | false
}

export function verb<const Given extends Fields, Result>(description: {
  says: string
  example: string
  fields: Given
  run(input: Input<Given>, desk: Desk): Promise<Result>
  words(result: Result): string
  trail?(result: Result): { clientId: string | null } | false
}): Verb {
  return description
}

/** The flag of a field, without its dashes: `due-date`, and `file` for the list `files`. */
export function flagOf(name: string, { isList }: Field): string {
  const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return isList ? words.replace(/s$/, '') : words
}

export const isRequired = ({ schema }: Field): boolean => schema.type !== 'optional'
