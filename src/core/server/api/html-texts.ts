/** Reads the texts of what a server answers, where it keeps them as HTML. */
import { isRecord } from '../../page/is-record'
import { textOfHtml } from '../../text/html/text-of-html'
import { fieldName, isList, type Shape } from '../schema/shape'

/** Turns each text of a value that was read by a shape. Rows stay the same objects: what they were read from is known by them. */
export function turnTexts(value: unknown, shape: Shape): unknown {
  if (shape === 'text') return typeof value === 'string' ? textOfHtml(value) : value
  if (typeof shape === 'string') return value
  if (isList(shape)) return Array.isArray(value) ? value.map((each) => turnTexts(each, shape[0])) : value
  if (!isRecord(value)) return value
  for (const [field, part] of Object.entries(shape)) {
    const { name } = fieldName(field)
    if (value[name] !== undefined) value[name] = turnTexts(value[name], part)
  }
  return value
}
