/** Reads the texts of what a server answers, where it keeps them as HTML. */
import { isRecord } from '../../page/is-record'
import { textOfHtml } from '../../text/html/text-of-html'
import { htmlReader } from '../schema/read'
import { fieldName, isList, type Shape } from '../schema/shape'

htmlReader.textOf = textOfHtml

/** Nobody reads these: an id that names a person, and a path. */
const unread = /^_?id$|FromId$|Path$/

/** Turns each text in what was read by a shape. Rows and lists stay the same objects: what they were read from is known by them. */
export function turnTexts(value: unknown, shape: Shape): void {
  if (typeof shape === 'string') return
  if (isList(shape)) {
    if (Array.isArray(value)) for (const index of value.keys()) turnIn(value, index, shape[0])
  } else if (isRecord(value)) {
    for (const [field, part] of Object.entries(shape)) turnIn(value, fieldName(field).name, part)
  }
}

function turnIn(holder: object, name: string | number, shape: Shape): void {
  const value: unknown = Reflect.get(holder, name)
  if (shape !== 'text') turnTexts(value, shape)
  else if (typeof value === 'string' && !unread.test(`${name}`)) Reflect.set(holder, name, textOfHtml(value))
}
