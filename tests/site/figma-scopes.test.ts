/** Where Figma offers a variable: it knows these names alone, and ignores a file's other ones without a word. */
import { expect, test } from 'vitest'
import { scopesOf, type TokenType, typed } from '../../docs/site/theme/token-types'

/** The names of `VariableScope` in @figma/plugin-typings 1.142.0, by the type that a variable needs for them. */
const scopes = {
  colour: ['ALL_FILLS', 'FRAME_FILL', 'SHAPE_FILL', 'TEXT_FILL', 'STROKE_COLOR', 'EFFECT_COLOR'],
  number: [
    'CORNER_RADIUS',
    'WIDTH_HEIGHT',
    'GAP',
    'STROKE_FLOAT',
    'EFFECT_FLOAT',
    'OPACITY',
    'COLOR_OPACITY',
    'FONT_WEIGHT',
    'FONT_SIZE',
    'LINE_HEIGHT',
    'LETTER_SPACING',
    'PARAGRAPH_SPACING',
    'PARAGRAPH_INDENT',
  ],
  text: ['TEXT_CONTENT', 'FONT_FAMILY', 'FONT_STYLE'],
}

/** What a variable of each type is. A shadow and a curve are none. */
const kinds: Record<TokenType, keyof typeof scopes | undefined> = {
  color: 'colour',
  dimension: 'number',
  fontWeight: 'number',
  duration: 'number',
  number: 'number',
  fontFamily: 'text',
  shadow: undefined,
  cubicBezier: undefined,
}

test.each([...typed])('%s has scopes that Figma knows for a %s', (name, type) => {
  const kind = kinds[type]
  const known = kind ? scopes[kind] : []
  expect(scopesOf(name).filter((scope) => !known.includes(scope))).toEqual([])
})
