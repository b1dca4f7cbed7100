/** Columns whose values are what the wire carries, so that a row needs no translation. */
import { customType } from 'drizzle-orm/pg-core'

/** A moment: `2026-11-20T09:30:00.000Z`. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
})

/** Money: whole and hundredths, kept exactly. */
export const amount = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(14, 2)',
  fromDriver: Number,
  toDriver: String,
})
