/** What a request says of where it comes from. It is told to the client, and decides nothing. */
import type { Context } from 'hono'
import { deviceName } from '../../../src/core/server/schema/index.ts'
import type { Device } from '../../stores/sign-in-records.ts'
import type { Dependencies } from '../dependencies.ts'

export const deviceOf = (context: Context, { cityOf }: Pick<Dependencies, 'cityOf'>): Device => ({
  ...deviceName(context.req.header('User-Agent') ?? ''),
  city: cityOf(context).slice(0, 80),
})
