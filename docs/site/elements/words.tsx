import { Fragment } from 'react'

/** A sentence of the tables, in which code stands between backticks. */
export function Words({ text }: { text: string }) {
  return text
    .split('`')
    .map((piece, index) =>
      index % 2 === 1 ? <code key={index}>{piece}</code> : <Fragment key={index}>{piece}</Fragment>,
    )
}
