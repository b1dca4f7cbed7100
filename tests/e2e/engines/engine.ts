/** What every engine can be told to do. All that a test says stands on this, in `visitor.ts`. */
export interface Engine {
  open(url: string): Promise<void>
  /** Runs a function in the page. What goes in and out is JSON. */
  run<Args extends unknown[], Result>(fn: (...args: Args) => Result, ...args: Args): Promise<Result>
  /** A click of the mouse, at a place in the window. */
  clickAt(x: number, y: number): Promise<void>
  /** The keys that a person presses for this text. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** How long an engine may take to start, in milliseconds. */
export const startTime = 60_000

/** How long to wait for what is to come, in milliseconds: these engines start cold for each test. */
export const patience = 30_000

/** The window: as wide as a notebook's. */
export const size = { width: 1_280, height: 800 }
