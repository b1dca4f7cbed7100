import { consultantSchema } from '../schema/consultant'
import { lenient } from '../schema/lenient'
import { ask, data, type Signal } from './ask'

export const consultant = (pocId: string, options?: Signal) =>
  ask('consultant', data(lenient(consultantSchema)), { params: { pocId }, ...options })
