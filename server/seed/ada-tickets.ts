/** Ada's tickets, with the messages between her, her colleague and the support. */
import type { KeptRating } from '../stores/rating-record.ts'
import type { SeedFile } from './files.ts'
import { adasColleague, demoPeople } from './people.ts'

type Author = 'Ada Lovelace' | 'Charles Babbage' | 'Maya Okafor' | 'Tom Brandt' | 'System'

export interface SeedTicket {
  ticketId: string
  subject: string
  status: 'Open' | 'Action Required' | 'Resolved'
  /** The time of the first message is also the time when the ticket was raised. */
  messages: readonly (readonly [
    hoursAgo: number,
    from: Author,
    message: string,
    files?: readonly SeedFile[],
  ])[]
  /** Whether it has helped, as Ada has said it. */
  rating?: { hoursAgo: number; answer: KeptRating['answer']; words: string }
}

interface SeedAuthor {
  messageFromUserType: 'Client' | 'Staff' | 'System'
  messageFromId: string
}

export const authors: Record<Author, SeedAuthor> = {
  'Ada Lovelace': { messageFromUserType: 'Client', messageFromId: demoPeople.ada.id },
  'Charles Babbage': { messageFromUserType: 'Client', messageFromId: adasColleague.id },
  'Maya Okafor': { messageFromUserType: 'Staff', messageFromId: '' },
  'Tom Brandt': { messageFromUserType: 'Staff', messageFromId: '' },
  System: { messageFromUserType: 'System', messageFromId: '' },
}

export const adaTickets: readonly SeedTicket[] = [
  {
    ticketId: 'TKT-M4XQ72PD',
    subject: "The cookie notice can't be closed on my phone",
    status: 'Open',
    messages: [
      [
        5,
        'Ada Lovelace',
        'On my phone the cookie notice of the draft covers half of the menu, and I find no way to close it. The picture shows what I see.\n\nIt is an iPhone 13, if that helps.',
        ['phone-menu.png'],
      ],
      [
        4,
        'Tom Brandt',
        'Thank you for the picture, that helps a lot. I see the same here and am on it. Expect a repair today.',
      ],
    ],
  },
  {
    ticketId: 'TKT-H8WK35TN',
    subject: 'Order data of the Lyon warehouse',
    status: 'Action Required',
    messages: [
      [
        101,
        'Maya Okafor',
        'Hello Ada, for the forecast we need the orders of the Lyon warehouse of the last three years.',
      ],
      [
        100.5,
        'Maya Okafor',
        'The export is under Reports, Orders, Export in your stock system. Please choose "all columns" and attach the file here. The manual is at https://docs.example.com/stock/export.',
      ],
      [77, 'Ada Lovelace', 'My colleague in Lyon is back on Monday. I will ask her then.'],
      [65, 'System', 'Maya Okafor changed the status to "Action Required".'],
      [64, 'Maya Okafor', 'That is fine. The ticket stays open until then; the end date moves by one week.'],
    ],
  },
  {
    ticketId: 'TKT-C6RB94JS',
    subject: 'Second invoice address',
    status: 'Open',
    messages: [
      [
        29,
        'Ada Lovelace',
        'From next month on, invoices for the calibration app go to Lovelace Calibration GmbH. Can you enter a second address?',
      ],
      [27, 'System', 'Your ticket was given to the accounts department.'],
      [
        26,
        'Charles Babbage',
        'The address is 12 Analytical Row, Leeds. Please also write our order number on each invoice: PO-1843.',
      ],
    ],
  },
  {
    ticketId: 'TKT-Z3GV58LA',
    subject: 'Who may write on tickets?',
    status: 'Resolved',
    messages: [
      [266, 'Ada Lovelace', 'Can my colleague Charles also write on tickets, with a sign-in of his own?'],
      [263, 'Tom Brandt', 'Yes. Please tell us his email address and we will invite him.'],
      [262, 'Ada Lovelace', 'charles@example.com, thank you!'],
      [242, 'Tom Brandt', 'He is invited. The link in his mail works for three days.'],
      [241, 'System', 'Tom Brandt resolved the ticket.'],
    ],
  },
  {
    ticketId: 'TKT-Q9TN26EF',
    subject: 'Final report as a PDF',
    status: 'Resolved',
    messages: [
      [2860, 'Ada Lovelace', 'Our board would like the audit report as a PDF. Is there one?'],
      [
        2856,
        'Maya Okafor',
        'Here it is. You also find it under Files & Documents of the project.',
        ['accessibility-audit.pdf'],
      ],
      [2840, 'Ada Lovelace', 'Perfect, thank you.'],
      [2838, 'System', 'Maya Okafor resolved the ticket.'],
    ],
    rating: { hoursAgo: 2815, answer: 'yes', words: 'Just what our board wanted.' },
  },
  {
    ticketId: 'TKT-B5YD83KU',
    subject: 'Payment of the second instalment',
    status: 'Resolved',
    messages: [
      [
        5720,
        'Charles Babbage',
        'We paid the second third of the payroll project yesterday. Does it show on your side?',
      ],
      [
        5696,
        'Maya Okafor',
        'It has arrived and stands in your payment history, with the bank reference DE-4317-4468.',
      ],
      [5690, 'System', 'Maya Okafor resolved the ticket.'],
    ],
  },
]
