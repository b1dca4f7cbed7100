/** Fields beside the contract, as a host names them in the setting `fields`. */

/** What can have them. */
export type FieldOwner = 'project' | 'payment' | 'ticket'

export interface OwnField {
  /** The name of the field in your server's answer. It is none of the contract's. */
  name: string
  /** What the client reads above it: a column's title. */
  label: string
  /**
   * What it holds. `text`, the default: a text, a number, or `true` and `false`. `date`: as in ISO 8601. `money`: an amount
   * in the row's currency. `link`: an https address, or a path of your site.
   */
  type?: 'text' | 'date' | 'money' | 'link' | undefined
}
