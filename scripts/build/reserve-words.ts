/**
 * The words of `reserve.css`: on a slow line, they stand in the place of an element before any script has come, in the language of
 * the page.
 */

import { commonMessages } from '../../src/core/text/messages/shared/common.ts'
import { reserving } from '../../src/elements/loader/nearness.ts'
import { unavailable } from '../../src/elements/loader/unavailable.ts'
import { languages } from './languages.ts'

const unsaid = 'cp-unsaid'
const lost = `${reserving}lost`

/** So long nothing is said, in seconds: on a fast line, the element is there by then. */
const patience = 0.5
/** So long the page waits for the loader, in seconds. The loader ends this: from then on, it says itself what it can't have. */
export const lostSeconds = 30

/** For the element: gives up the hope for a script. */
export const losing = `${lost} 0s ${lostSeconds}s forwards`

/** A text of CSS is written as one of JSON: these have nothing that JSON writes otherwise. */
const text = (words: string) => JSON.stringify(words)

/** @param missing Selects the elements that have no script yet. They have a box `::before`. */
export async function reserveWords(missing: string): Promise<string[]> {
  const loading: [string, string][] = await Promise.all(
    languages.map(async (language) => {
      const { texts } = await import(`../../src/core/text/messages/shared/${language}.ts`)
      return [language.slice(0, 2), texts.common.loading]
    }),
  )
  const rules = [['en', commonMessages.get().loading], ...loading].map(([language = '', words = '']) => {
    const where = language === 'en' ? missing : `${missing}:lang(${language})`
    return `${where}{--cp-words:${text(words)};--cp-lost:${text(unavailable[language] ?? '')}}`
  })
  return [
    ...rules,
    `${missing}:not(:has(>[role=alert]))::before{content:var(--cp-words);padding-block:1em;animation:${unsaid} ${patience}s}`,
    `@keyframes ${unsaid}{from,to{visibility:hidden}}`,
    `@keyframes ${lost}{to{--cp-words:var(--cp-lost)}}`,
  ]
}
