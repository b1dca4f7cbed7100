import { consultantShape } from '../schema/entities/consultant'
import { ask, one, type Signal } from './ask'

export const consultant = (pocId: string, options?: Signal) =>
  ask('consultant', one(consultantShape, 'poc', 'consultant'), { params: { pocId }, ...options })
