import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '../../core/index'

/** A longer list prints only so many of its items: more of them would stop the page for a minute. */
export const mostPrinted = 1000

/** Whether the page is being printed. What is folded, or drawn only in part, is then drawn whole. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  // The browser prints what is there when the listener returns.
  useEffect(() => onPrint((value) => flushSync(() => setPrinting(value))), [])
  return isPrinting
}
