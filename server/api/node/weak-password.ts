/** How easily a password is guessed, by those that were stolen elsewhere, keyboards, dates and repetitions. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

export const commonPasswords: readonly unknown[] = dictionary['passwords-common']

/** A password is weak if fewer tries find it. A hundred a second take three years for so many. */
export const leastTries = 10_000_000_000

/** The rest is not looked at: 64 characters take a tenth of a second at most, and 200 more than one. */
const maxLength = 64
const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength })

/** @param ownWords What an attacker knows of the client, such as the name. */
export const isWeakPassword = (password: string, ownWords: readonly string[]): boolean =>
  estimate.check(password, [...ownWords]).guesses < leastTries
