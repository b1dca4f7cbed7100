import { consultantSchema } from '../schema/consultant'
import { lenient } from '../schema/lenient'
import { askAt, data, type Endpoints, type Signal } from './ask'

export const consultantEndpoints = {
  consultant: ['GET', '/poc/getPocDetails/{pocId}'],
} as const satisfies Endpoints
const ask = askAt(consultantEndpoints)

export const consultant = (pocId: string, options?: Signal) =>
  ask('consultant', data(lenient(consultantSchema)), { params: { pocId }, ...options })
