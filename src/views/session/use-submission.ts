import { useRef, useState } from 'react'

/** What a form sends, and what became of it. One at a time: sent again meanwhile, it sends nothing. */
export function useSubmission<Result>() {
  // Known at once, while the state waits to be drawn.
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  /** @param call never throws. */
  async function submit(call: () => Promise<Result>): Promise<Result | undefined> {
    if (isRunning.current) return undefined
    isRunning.current = true
    setBusy(true)
    setResult(undefined)
    const outcome = await call()
    isRunning.current = false
    setBusy(false)
    setResult(outcome)
    return outcome
  }
  return { isBusy, result, submit }
}
