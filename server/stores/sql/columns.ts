/** Columns whose values have the same form as in the API's answers, so that a row needs no conversion. */
import { customType } from 'drizzle-orm/pg-core'

/** A point in time: `2026-11-20T09:30:00.000Z`. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** An amount of money with two decimals, stored exactly. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  fromDriver: Number,
  toDriver: String,
})
