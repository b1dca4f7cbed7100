import { consultantSchema } from '../schema/consultant'
import { lenient } from '../schema/lenient'
import { ask, one, type Signal } from './ask'

export const consultant = (pocId: string, options?: Signal) =>
  ask('consultant', one(lenient(consultantSchema), 'poc', 'consultant'), { params: { pocId }, ...options })
