/** Begins a question about a file in the form for a new ticket. */
import { changeDraft, draftOf, isUnsent } from './drafts'
import { newTicketDraft } from './places'

/** What is written there already stays, and so does the project that it is about. */
export function askAboutFile(words: string, projectId: string): void {
  const draft = draftOf(newTicketDraft).get()
  if (draft.message.includes(words)) return
  const message = `${[draft.message.trimEnd(), words].filter(Boolean).join('\n\n')} `
  changeDraft(newTicketDraft, { message, projectId: (isUnsent(draft) && draft.projectId) || projectId })
}
