/** The passwords that attackers try first: some 50,000, gathered from what was stolen elsewhere. */
import { dictionary } from '@zxcvbn-ts/language-common'

export const commonPasswords: readonly unknown[] = dictionary['passwords-common']
const common = new Set(commonPasswords)

/** Whether a password is one of them, in upper or lower case. */
export const isCommonPassword = (password: string): boolean => common.has(password.toLowerCase())
