/** The consultant: the client's contact at the company. */
import { type Described, shape } from '../shape'

export const consultantShape = shape({ name: 'text', email: 'text' })

export type Consultant = Described<typeof consultantShape>
