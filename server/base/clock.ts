/** A clock for tests and stories. It stands still until it is changed. */
export interface SettableClock {
  /** The clock for `createApi`. */
  now: () => Date
  set(moment: Date): void
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void
}

export function createClock(start: Date): SettableClock {
  let time = start.getTime()
  return {
    now: () => new Date(time),
    set: (moment) => {
      time = moment.getTime()
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}
