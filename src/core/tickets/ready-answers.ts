/** The answers that an update offers: the client need not write them. */
import type { ProjectUpdate } from '../server/schema'
import { changeDraft, draftOf } from './drafts'

/** How many answers are offered, and the characters of each: more would be no buttons. */
const most = { answers: 4, characters: 40 }

/** The name of the draft of a reply to an update. */
export const updateDraft = (projectId: string, updateId: string) => `update/${projectId}/${updateId}`

/** The answers of an update. One that is too long is left out: its beginning could say something else. */
export function readyAnswers({ answers = [] }: ProjectUpdate): string[] {
  const short = answers
    .map((answer) => answer.trim())
    .filter((answer) => answer && [...answer].length <= most.characters)
  return [...new Set(short)].slice(0, most.answers)
}

/** Puts an answer into a draft, in the place of another one. What the client has written themselves stays before it. */
export function putAnswer(name: string, answer: string, answers: readonly string[]): void {
  const lines = draftOf(name).get().message.trimEnd().split('\n')
  const last = lines.at(-1)?.trim() ?? ''
  const own = last === '' || answers.includes(last) ? lines.slice(0, -1) : lines
  changeDraft(name, { message: [...own, answer].join('\n') })
}
