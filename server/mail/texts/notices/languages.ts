/** The languages in which clients are told of news. */
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { pl } from './pl.ts'
import { ptBR } from './pt-BR.ts'

const all = { en, de, fr, es, 'pt-BR': ptBR, nl, pl, ar }
export type MailLanguage = keyof typeof all
export const mailLanguages = Object.keys(all) as MailLanguage[] // the keys of that table

export interface InLanguage {
  language: MailLanguage
  direction: 'ltr' | 'rtl'
  texts: NoticeTexts
}

/** The client's language, or one of its family: `de` for `de-AT`, `pt-BR` for `pt`. @param other That of all others. */
export function inLanguageOf({ language }: { language: string }, other: MailLanguage): InLanguage {
  const family = (tag: string) => tag.toLowerCase().split('-')[0]
  const found =
    mailLanguages.find((one) => one.toLowerCase() === language.toLowerCase()) ??
    mailLanguages.find((one) => family(one) === family(language)) ??
    other
  return { language: found, direction: found === 'ar' ? 'rtl' : 'ltr', texts: all[found] }
}

/** @param day As `2026-11-20`. */
export const dayInWords = (day: string, { language }: InLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** `answers on tickets and payments that are due` */
export const listed = ({ language }: InLanguage, words: readonly string[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(words)
