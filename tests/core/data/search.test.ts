/** What a search of a list finds, whoever types or pastes it. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createList } from '../../../src/core/data/list'
import { holds, texts } from '../properties/trial'
import { known } from '../resources'

/** The rows that a list of these texts shows for a search. */
function find(search: string, ...rows: string[]): string[] {
  const list = createList<{ text: string }>(known(rows.map((text) => ({ text }))), {
    date: () => '',
    texts: ({ text }) => [text, ''],
  })
  const stop = list.$rows.listen(() => {})
  list.search(search)
  const found = list.$rows.get().rows.map(({ text }) => text)
  stop()
  return found
}

test.each([
  ['the letters', 'Café', ['cafe', 'CAFÉ', 'café', 'cafe\u0301', 'Cafè']],
  ['the letters', 'Cafe', ['café', 'CAFE\u0301']],
  ['German', 'Straße der Größe', ['strasse', 'STRASSE', 'straße', 'grosse', 'Größe', 'GRÖSSE']],
  ['Turkish', 'İstanbul, Işık', ['istanbul', 'İSTANBUL', 'ISTANBUL', 'ışık', 'isik', 'IŞIK', 'Işik']],
  ['Turkish ids', 'INV-1', ['inv-1', 'İNV-1', 'ınv-1']],
  ['Polish', 'Łódź', ['lodz', 'ŁÓDŹ', 'Lódz']],
  ['Danish', 'Smørrebrød på Ærø', ['smorrebrod', 'pa', 'aero', 'ÆRØ']],
  ['French', 'Œuvre d’Élodie', ['oeuvre', "d'elodie", 'D’ÉLODIE']],
  ['Spanish', 'Muñoz', ['munoz', 'MUÑOZ', 'mun\u0303oz']],
  ['Greek', 'Ὀδυσσεύς', ['οδυσσευς', 'ΟΔΥΣΣΕΥΣ', 'οδυσσευσ']],
  ['Russian', 'Алёна', ['алена', 'АЛЁНА']],
  ['Vietnamese', 'Nguyễn Đức', ['nguyen duc', 'NGUYỄN']],
  ['Arabic', 'مُحَمَّد أحمد', ['محمد', 'احمد', 'محمـــد']],
  ['Arabic digits', 'PAY-450211', ['PAY-٤٥٠٢١١', 'pay-۴۵۰۲۱۱']],
  ['Hebrew', 'שָׁלוֹם', ['שלום']],
  ['Japanese', 'ガス ｶﾞｽ', ['ガス', 'ガス'.normalize('NFD'), 'ｶﾞｽ']],
  ['wide letters', 'PAY-7', ['ＰＡＹ－７']],
  [
    'an id',
    '#PAY-7',
    ['# PAY-7', '#PAY-7', 'PAY-7', ' pay-7 ', '"PAY-7"', '“PAY-7”', '(PAY-7),', 'PAY-7.', '#', ' '],
  ],
  [
    'an id',
    'PAY-7',
    [
      '#PAY-7',
      '# PAY-7',
      'PAY–7',
      'PAY‑7',
      'PAY−7',
      '\u200ePAY-7\u200e',
      'PAY\u00ad-7',
      '\ufeffPAY-7',
      'PAY-7\n',
    ],
  ],
  ['blanks', 'Ada\u00a0 Lovelace', ['ada lovelace', 'Ada   Lovelace', 'Ada\tLovelace']],
  ['blanks', 'Ada Lovelace', ['Ada\u00a0Lovelace', 'lovelace ']],
  ['signs', 'R&D, C++ and 50 % ❤️', ['r&d', 'C++', '50 %', '❤', '❤️', '&', '+', '%']],
])('%s: %j is found by each way to write it', (_, text, searches) => {
  for (const search of searches) expect([search, find(search, text)]).toEqual([search, [text]])
})

test.each([
  ['Cafe', ['Caffe', 'Cate']],
  ['R&D', ['board', 'R D']],
  ['C++', ['C', 'Ccc']],
  ['-5', ['SRV-2051', '5']],
  ['50 %', ['50']],
  ['.*', ['a', '']],
  ['PAY-7', ['PAY7', 'PAY 7', 'PAY-8']],
  ['か', ['が', 'き']],
  ['कि', ['की', 'क']],
  ['क', ['ख']],
  ['กำ', ['กา']],
  ['ab', ['a', 'b', 'a b', 'a\nb']],
])('%j finds none of %j', (search, rows) => {
  expect(find(search, ...rows)).toEqual([])
})

const languages = ['en', 'de', 'es', 'fr', 'nl', 'pl', 'pt-BR', 'ar', 'tr', 'lt', 'el']
/** Ways in which programs write a text that people take for the same. */
const ways: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => `# ${text}`,
  (text) => `\u2068${text}\u2069 `,
  (text) => text.replaceAll('-', '\u2011').replaceAll("'", '’').replaceAll(' ', '\u00a0'),
  ...languages.flatMap((language) => [
    (text: string) => text.toLocaleUpperCase(language),
    (text: string) => text.toLocaleLowerCase(language),
  ]),
]

test('a row is found by its text, in whichever way both are written', () =>
  holds(
    fc.property(texts, fc.constantFrom(...ways), fc.constantFrom(...ways), (text, one, other) => {
      expect(find(one(text), other(text))).toHaveLength(1)
    }),
  ))
