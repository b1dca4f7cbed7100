/** What the calls about colleagues are sent, with an example of each. */
import type { Described } from './entities.ts'
import { email } from './sign-in-values.ts'

const colleague: Described = { text: 'The `id` of one of the `people`.', example: 'client-charles' }
const role: Described = { text: 'The `id` of one of the `roles`.', example: 'pay' }

/** @param ids What other calls are sent, too. */
export const colleagueValues = ({ clientId, ticketId }: Record<'clientId' | 'ticketId', Described>) => ({
  colleagues: { clientId },
  inviteColleague: {
    clientId,
    name: { text: 'The name of the person, for the mail and the list.', example: 'Grace Hopper' },
    email: { ...email, example: 'grace@example.com' },
    role,
  },
  removeColleague: { clientId, colleague },
  changeColleague: { clientId, colleague, role },
  followTicket: { ticketId, colleague },
  leaveTicket: { ticketId, colleague },
})

const optional = 'Optional: made only if the server announces'
const asIs = 'The answer is that of `colleagues`, as it is by now.'

/** What is said of them beside their summaries. */
export const colleagueNotes = {
  colleagues: `${optional} it.`,
  inviteColleague: `${optional} it. An address that is somebody else's is refused, and whose it is, is not said. ${asIs}`,
  removeColleague: `${optional} it. ${asIs}`,
  changeColleague: `${optional} it. ${asIs}`,
  followTicket: `${optional} it. The answer is the ticket with its \`followers\`.`,
  leaveTicket: `${optional} \`followTicket\`. The answer is the ticket with its \`followers\`.`,
}
