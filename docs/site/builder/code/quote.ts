/** Puts texts into markup. Whatever a text has in it, the code around it stays the same. */
import { quoteInMarkup } from '../../code/write.ts'

/** WordPress looks for shortcodes, and templates for braces, inside of attributes, too. */
const entities: Readonly<Record<string, string>> = {
  '[': '&#91;',
  ']': '&#93;',
  '{': '&#123;',
  '}': '&#125;',
}

/** An attribute of HTML that no template takes for code of its own. */
export const attribute = (name: string, value: string | number | boolean) =>
  `${name}=${quoteInMarkup(String(value)).replace(/[[\]{}]/g, (sign) => entities[sign] ?? sign)}`
