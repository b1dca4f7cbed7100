/** Calls about what the client is told by mail. */
import type { Bodies } from '../../../settings/own/bodies'
import { mailSettingsShape } from '../../schema/entities/mail-settings'
import { ask, one, type Signal } from '../ask'

const readSettings = one(mailSettingsShape, 'mailSettings')

export const mailSettings = (clientId: string, options?: Signal) =>
  ask('mailSettings', readSettings, { params: { clientId }, ...options })

export const changeMailSettings = (clientId: string, json: Bodies['changeMailSettings'], options?: Signal) =>
  ask('changeMailSettings', readSettings, { params: { clientId }, json, ...options })
