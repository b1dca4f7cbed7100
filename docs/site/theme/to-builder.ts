/** The way from the builder to the theme editor and back, with the choice as far as the other one can hold it. */
import { type Choice as BuilderChoice, looks } from '../builder/choice.ts'
import { isColor } from '../builder/values.ts'
import type { Choice } from './address.ts'

const queryOf = (fields: Readonly<Record<string, string>>) =>
  String(new URLSearchParams(Object.entries(fields).filter(([, value]) => value)))

/** The query of the theme editor for the builder's example brand and accent. */
export const themeQueryOf = ({ look, accent }: Pick<BuilderChoice, 'look' | 'accent'>) =>
  queryOf({ brand: look, accent })

/** The query of the builder for a theme. Its accent is one colour. */
export const builderQueryOf = ({ brand, values: { accent = '' } }: Choice) =>
  queryOf({ look: brand in looks ? brand : '', accent: isColor(accent) ? accent : '' })
