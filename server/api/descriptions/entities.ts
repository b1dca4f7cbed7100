/** What each field of an answer is, with an example: for openapi.json and docs/server/fields.md. */
import {
  decisions,
  type EntityName,
  type FieldName,
  foundKinds,
  knownStatuses,
  mailChoices,
  ratingAnswers,
  rights,
  secondStepKinds,
  signInWays,
} from '../../../src/core/server/schema/index.ts'

/** A sentence about a value, an example of it, and the texts that the elements know, where there are such. */
export interface Described {
  text: string
  /** Of a single value, or a list of them. */
  example?: unknown
  known?: readonly string[]
  /** What the schema says beside its type, such as how many there may be. */
  schema?: Readonly<Record<string, unknown>>
  /** What else may stand there. */
  orElse?: Readonly<Record<string, unknown>>
  /** A server may leave it out, though something is then missing: in a list, for example. */
  isOptional?: true
  /** Of an object, or of each object of a list: its own fields. */
  fields?: Readonly<Record<string, Described>>
}

const anyStatus =
  'Spaces, hyphens and capitals make no difference: `on-hold` is `On Hold`. Any other text is shown as it came, in grey.'

type Entities = {
  readonly [Name in EntityName]: {
    text: string
    fields: Readonly<Record<FieldName<Name>, Described>>
  }
}

const money = 'Cents are decimals.'
const currency = 'The currency of its amounts, as an ISO 4217 code.'
const moment = 'A moment in ISO 8601, with its time zone.'
const day = 'A day, without a time: `2026-11-20`. Midnight in UTC counts as the day, too.'
export const noDay = 'Empty or `null` while there is none.'
const file =
  'A full address, or a path on the origin of the API. It is opened without a token, so the link itself has to carry the permission.'
/** What is said of all such values. The guide says each once, before its tables. */
export const saidOfAll = [money, moment, day, noDay, file]
/** Of files that have no name beside their address. */
const named = `${file} The end of the path is the name, whose ending says whether it is a picture or a PDF.`
const sampleFile = '/api/v1/uploads/upload-1/plan.pdf?expires=1790000000&signature=mZ2X'

/** Of a file that a client has seen. */
export const seenFile = {
  name: { text: 'The name of the file.', example: 'homepage-design.png' },
  sha256: {
    text: 'The SHA-256 of the bytes that the page has loaded, in hexadecimal, in lower case. Without it, the page could not load the file.',
    example: '7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730',
  },
} satisfies Record<string, Described>
export const seenFiles = [{ name: seenFile.name.example, sha256: seenFile.sha256.example }]
/** Where somebody has signed in, as far as the server knows. */
const signedInFrom = {
  browser: { text: 'The browser.', example: 'Firefox' },
  system: { text: 'The system.', example: 'Windows' },
  city: { text: 'The city, or what else names the place.', example: 'Lyon' },
} satisfies Record<string, Described>
const approval: Described = {
  text: 'What the client is asked to approve by it. It waits in `<cp-attention>`, too.',
}

export const entityDescriptions: Entities = {
  Client: {
    text: 'The person who is signed in.',
    fields: {
      _id: {
        text: "The client's id. It stands in the paths as `{clientId}`, `{userId}`, or the `{id}` of the profile, and in the query as `userId`.",
        example: 'client-ada',
      },
      id: { text: 'The same id, for servers that have no `_id`. `_id` comes first.', example: 'client-ada' },
      name: { text: 'The name. The avatar shows its initials.', example: 'Ada Lovelace' },
      email: { text: 'The address that the client signs in with.', example: 'client@example.com' },
      company: {
        text: "The person's company: it stands in the menu of the account.",
        example: 'Lovelace Instruments',
      },
      photo: {
        text: `A square picture of the person: the avatar shows it in place of the initials. ${file}`,
        example: '/api/v1/uploads/upload-7/photo?expires=1790000000&signature=mZ2X',
      },
      phone: { text: "The person's phone number.", example: '+44 20 7946 0812' },
      language: {
        text: "The language that the person has chosen, as a BCP 47 tag. Where the browser has no choice of its own, and the host's `locales` have it, the page speaks it.",
        example: 'en',
      },
      timeZone: {
        text: 'The time zone that the person has chosen, as an IANA name. All times are in it, unless the host has set `timeZone`.',
        example: 'Europe/London',
      },
      editable: {
        text: 'Which of `photo`, `phone`, `language` and `timeZone` the person may change here. The others are shown.',
        example: ['photo', 'phone', 'language', 'timeZone'],
      },
      POC: {
        text: 'The point of contact at the company. Leave it out while nobody is assigned.',
        fields: {
          id: {
            text: "The contact's id: the `{pocId}` of the call `consultant`.",
            example: 'consultant-maya',
          },
        },
      },
      role: {
        text: 'What the person is, where several people of one client sign in.',
        fields: {
          id: { text: 'The id of the role.', example: 'pay' },
          name: { text: 'The name of the role.', example: 'Can pay and write' },
        },
      },
      may: {
        text: 'What the person may do: the elements offer nothing else. Leave it out where it is everything; `[]` is nothing. The server refuses the rest with 403 in any case.',
        example: ['pay', 'write', 'upload', 'approve', 'addServices'],
        known: rights,
      },
    },
  },
  Colleagues: {
    text: 'The people of the client: all who see the same projects, payments, files and tickets.',
    fields: {
      people: {
        text: 'Everybody who can log in for this client, or is invited.',
        example: [{ id: 'client-ada', name: 'Ada Lovelace', email: 'client@example.com', role: 'all' }],
        fields: {
          id: { text: "The person's id.", example: 'client-charles' },
          name: { text: 'The name of the person.', example: 'Charles Babbage' },
          email: { text: 'The address that the person logs in with.', example: 'charles@example.com' },
          role: { text: 'The `id` of one of the `roles`.', example: 'pay' },
          isYou: { text: 'Whether it is the person who asks.', example: false },
          isOwner: {
            text: 'Whether the account is in the name of this person, who can not be taken out.',
            example: false,
          },
          invitedAt: {
            text: 'When the person was invited, as long as nobody has come by it.',
            example: '2026-11-20T09:30:00.000Z',
          },
        },
      },
      roles: {
        text: 'What a person can be, in the order in which they are offered.',
        example: [{ id: 'pay', name: 'Can pay and write' }],
        fields: {
          id: { text: 'The id of the role.', example: 'pay' },
          name: {
            text: 'Its name, as clients read it. `Can do everything`, `Can pay and write` and `Can only look` are shown in the language of the client.',
            example: 'Can pay and write',
          },
          text: { text: 'What it lets the person do.', example: 'Everything but inviting colleagues.' },
        },
      },
    },
  },
  Consultant: {
    text: "The client's contact at the company.",
    fields: {
      name: { text: 'The name.', example: 'Maya Okafor' },
      email: { text: 'The address that clients write to.', example: 'maya.okafor@example.com' },
    },
  },
  Project: {
    text: 'A project of the client. The paths call it a service.',
    fields: {
      _id: {
        text: 'Addresses the project: it is the `{id}`, `{serviceId}` or `{projectId}` of every path and query. No client reads it.',
        example: 'project-website-relaunch',
      },
      serviceId: {
        text: 'The number that people read, on invoices and in mails. The `serviceId` of the queries is the `_id`, and not this one.',
        example: 'SRV-2051',
      },
      serviceName: {
        text: 'The name. The call `servicePayments` asks for the payments by it.',
        example: 'Website relaunch',
      },
      industry: { text: 'The field of business.', example: 'Precision instruments' },
      active: {
        text: `The status, as a word: neither \`true\` nor \`false\`. \`Active\` and \`Completed\` are counted on the dashboard. ${anyStatus}`,
        example: 'Active',
        known: knownStatuses.Project,
      },
      startDate: { text: `When the work begins. ${day} ${noDay}`, example: '2026-09-01' },
      endDate: { text: `When the work ends. ${day} ${noDay}`, example: '2026-12-18' },
      totalCost: { text: `What the whole project costs. ${money}`, example: 48500 },
      receivedAmount: {
        text: `What was paid of it. The rest is shown beside the total; nobody is asked for it. ${money}`,
        example: 24250.5,
      },
      createdAt: {
        text: `When the client applied for the project: lists are sorted by it. ${moment}`,
        example: '2026-08-20T09:30:00.000Z',
      },
      dueAmount: {
        text: `What is to be paid now, such as open invoices: \`<cp-attention>\` asks for it. 0 says that nothing is. ${money}`,
        example: 12125,
      },
      dueDate: {
        text: `By when it is to be paid. ${day} One in the past is overdue. ${noDay}`,
        example: '2026-11-30',
      },
      payPath: {
        text: 'Where the client pays for the project: a path of the page, or an https address. "Pay" is shown beside what is due.',
        example: '/account/pay/SRV-2051',
      },
      currency: { text: currency, example: 'EUR' },
    },
  },
  Update: {
    text: 'News about a project, by the company.',
    fields: {
      _id: { text: 'Identifies the update within its project.', example: 'update-website-relaunch-2' },
      title: {
        text: 'The title. A reply to the update is a ticket with this title in its subject.',
        example: 'Please approve the home page',
      },
      description: {
        text: 'The text. An empty line begins a paragraph, and addresses become links. It is no HTML.',
        example: 'The home page is ready for your approval.',
      },
      files: { text: `The attached files. ${named}`, example: [sampleFile] },
      createdAt: { text: `When it was written. ${moment}`, example: '2026-11-18T09:30:00.000Z' },
      actionRequiredFromClient: {
        text: 'Whether the client has to do something: the update is marked, waits in `<cp-attention>`, and can be answered. Beside an `approval`, what is on record counts instead.',
        example: true,
      },
      answers: {
        text: 'What the client may answer by one press: up to four texts of at most 40 characters. Each is a button that puts its words into the reply.',
        example: ['Approve', 'Request changes'],
        schema: { maxItems: 4, items: { type: 'string', maxLength: 40 } },
      },
      answered: {
        text: 'Whether the client has answered, by a ticket or otherwise. It comes before what the tickets tell: `false` asks once more. Beside an `approval`, it counts only where `approve` is not announced.',
        example: false,
      },
      approval,
    },
  },
  Milestone: {
    text: 'A step of a project. It has no id: the order of the list is the order of the plan.',
    fields: {
      title: { text: 'The title.', example: 'Design system and key screens' },
      description: { text: 'What belongs to it.', example: 'Home page and product finder.' },
      dueDate: {
        text: `When it is due. ${day} One in the past is overdue until it is completed. ${noDay}`,
        example: '2026-11-20',
      },
      status: {
        text: '`Completed` fills its part of the bar, `In Progress` most of it. Any other word counts as still to come.',
        example: 'Completed',
        known: knownStatuses.Milestone,
      },
      approval,
    },
  },
  Approval: {
    text: 'What the client is asked to approve. It waits as long as no record is about its version: to ask again, send another version.',
    fields: {
      id: {
        text: 'Identifies it within its project: the `approvalId` of the call `approve`. It stays the same from version to version.',
        example: 'APR-4T8KQ2VN',
      },
      subject: {
        text: 'What it is, in a few words: "Approve **Home page**".',
        example: 'Home page',
      },
      version: {
        text: 'Names what is to be looked at now. It is any text, and another one with each version.',
        example: '3',
      },
      records: {
        text: 'What the client has decided, of this version and of those before it, oldest first. At most one is about each version, and none ever changes.',
      },
    },
  },
  ApprovalRecord: {
    text: 'What a person has decided about one version: the evidence of it.',
    fields: {
      id: { text: 'Identifies the record.', example: 'record-5f0c9a' },
      decision: {
        text: 'What was decided. `Approved`, in capitals or not; any other word means that changes were asked for.',
        example: 'Approved',
        known: decisions,
      },
      by: {
        text: "The name of the person, as the server knows it by the token. It is the server's word, never the page's.",
        example: 'Ada Lovelace',
      },
      byId: {
        text: 'The `_id` of the person, where several people of one client sign in: the record of a colleague is not from "You".',
        example: 'client-ada',
      },
      at: { text: `When, by the clock of the server. ${moment}`, example: '2026-11-18T14:22:05.000Z' },
      words: {
        text: 'What the person has written beside it. It is no HTML.',
        example: 'The second picture is the one of last year.',
      },
      version: { text: 'The version that the person saw.', example: '3' },
      files: {
        text: 'The files that it is about, as the page has sent them: each with the SHA-256 of the bytes that the page has loaded, at the latest when the person decided.',
        example: seenFiles,
        fields: seenFile,
      },
    },
  },
  Payment: {
    text: 'A payment that the company has received from the client.',
    fields: {
      id: { text: 'Identifies the payment. No client reads it.', example: 'payment-44710092' },
      paymentId: {
        text: 'The number that people read. It is shown with a "#" before it.',
        example: 'PAY-447100',
      },
      receivedDate: { text: `When the money came. ${day}`, example: '2026-09-21' },
      receivedPaymentId: { text: "The bank's reference.", example: 'DE-4471-0092' },
      receivedAmount: { text: `How much came. A refund is negative. ${money}`, example: 12125 },
      description: { text: 'What it was for.', example: 'Website relaunch, first instalment' },
      createdAt: {
        text: `When it was entered: the list is sorted by it. ${moment}`,
        example: '2026-09-21T09:30:00.000Z',
      },
      currency: { text: currency, example: 'EUR' },
      invoicePath: { text: `Where its invoice is. ${file}`, example: sampleFile.replace('plan', 'invoice') },
    },
  },
  File: {
    text: 'A file of a project, from either side.',
    fields: {
      id: { text: 'Identifies the file.', example: 'document-website-relaunch-2' },
      name: {
        text: 'The name that is shown and saved, with the ending of `path` if it has none.',
        example: 'Project plan.pdf',
      },
      path: { text: `Where the file is. ${file}`, example: sampleFile },
      createdAt: { text: `When it was added. ${moment}`, example: '2026-11-18T09:30:00.000Z' },
      uploadedBy: {
        text: 'Who added it.',
        fields: {
          userType: {
            text: '`Client` for the files of the client. Any other word means the company.',
            example: 'Client',
            known: ['Client', 'Staff'],
          },
          id: {
            text: 'The `_id` of the person, where several people of one client sign in: the file of a colleague is not from "Me".',
            example: 'client-ada',
          },
          name: {
            text: "The person's name, beside a colleague's or the company's file.",
            example: 'Maya Okafor',
          },
        },
      },
      size: { text: 'The size in bytes.', example: 482113 },
      replaces: {
        text: 'The `id` of the file that it follows as its next version. Files with the same name need none.',
        example: 'document-website-relaunch-1',
      },
    },
  },
  Ticket: {
    text: 'A question to the support, and its conversation.',
    fields: {
      ticketId: {
        text: 'Identifies the ticket, in paths, and to people: the list shows it.',
        example: 'TKT-M4XQ72PD',
      },
      subject: {
        text: 'The subject, kept as it came: a reply to an update is found by it.',
        example: 'Second invoice address',
      },
      followers: {
        text: 'Who hears of what is written on it, where several people of one client sign in. Leave it out where one is alone.',
        example: [{ id: 'client-charles', name: 'Charles Babbage' }],
        fields: {
          id: { text: "The person's id.", example: 'client-charles' },
          name: { text: 'The name of the person.', example: 'Charles Babbage' },
        },
      },
      raisedBy: {
        text: "The name of who raised it, where several people of one client sign in. Only a colleague's is shown.",
        example: 'Charles Babbage',
      },
      status: {
        text: 'The status, as a word. A ticket with `Action Required` waits in `<cp-attention>`; below one that is `Resolved`, "Reopen Ticket" stands in place of the form.',
        example: 'Open',
        known: knownStatuses.Ticket,
      },
      createdAt: { text: `When it was raised. ${moment}`, example: '2026-11-19T16:05:00.000Z' },
      messages: {
        text: 'The conversation, in any order. In the list of all tickets it serves to mark new answers, and may be left out.',
        isOptional: true,
      },
      rating: {
        text: 'Of a resolved ticket, where you announce `rateTicket`: whether it has helped, as the client has said it. Without an answer in it, or left out, the client is asked. Without it on one that is resolved again, they are asked anew.',
      },
    },
  },
  Rating: {
    text: 'What the client says of how a ticket was resolved.',
    fields: {
      answer: {
        text: 'Whether it has helped. Any other word is no answer: the client is asked.',
        example: 'partly',
        known: ratingAnswers,
      },
      words: {
        text: 'What the client has written beside it, in one line. It is no HTML.',
        example: 'It works, but it took a week.',
      },
      at: { text: `When the client has said it last. ${moment}`, example: '2026-11-21T10:15:00.000Z' },
      until: {
        text: `Until when the client can change it: the page shows "Change" until then. ${moment}`,
        example: '2026-11-28T10:15:00.000Z',
      },
    },
  },
  Message: {
    text: 'A message of a ticket.',
    fields: {
      message: {
        text: 'The text. It may be empty beside an attachment. It is no HTML.',
        example: 'Can you enter a second address?',
      },
      messageFrom: { text: 'The name of who wrote it.', example: 'Ada Lovelace' },
      messageFromUserType: {
        text: '`Client` for the client, `System` for what nobody wrote. Any other word means the staff.',
        example: 'Client',
        known: ['Client', 'Staff', 'System'],
      },
      messageFromId: {
        text: 'The `_id` of who wrote it, where several people of one client sign in: the message of a colleague is not from "You".',
        example: 'client-ada',
      },
      date: { text: `When it was written. ${moment}`, example: '2026-11-19T16:05:00.000Z' },
      attachments: { text: `The attached files. ${named}`, example: [sampleFile] },
    },
  },
  Notification: {
    text: 'A notification of the client. The bell shows those that are not read.',
    fields: {
      _id: {
        text: 'Identifies the notification: the `{notificationId}` that is marked as read.',
        example: 'notification-ticket-answered',
      },
      title: { text: 'The title.', example: 'New answer on your ticket' },
      message: { text: 'The text. It is no HTML.', example: 'Tom Brandt answered you.' },
      CTA: { text: 'The words of its button. Empty when there is none.', example: 'Read the answer' },
      CTAPath: {
        text: 'Where the button leads: a path of the portal, or an https address.',
        example: '/support/ticket/TKT-M4XQ72PD',
      },
      createdAt: { text: `When it was sent. ${moment}`, example: '2026-11-19T17:00:00.000Z' },
      read: { text: 'Whether the client has read it.', example: false },
      isRead: { text: 'Another name for `read`. It is read if either says so.', example: false },
    },
  },
  OwnData: {
    text: 'What the client can have of all that is kept: a copy, and that it is erased.',
    fields: {
      copy: {
        text: 'The copy that was asked for last. Absent if there is none, or no longer.',
        fields: {
          state: {
            text: 'What has become of it. Any other word counts as `failed`.',
            example: 'ready',
            known: ['making', 'ready', 'failed'],
          },
          askedAt: { text: `When it was asked for. ${moment}`, example: '2026-11-30T09:30:00.000Z' },
          until: { text: `Up to when it can be downloaded. ${moment}`, example: '2026-12-01T09:31:00.000Z' },
          path: {
            text: 'Where it is, once it is ready.',
            example: '/api/v1/uploads/copy-5f0c9a/my-data-2026-11-30.zip?signature=…',
          },
          size: { text: 'How large it is, in bytes.', example: 1_482_300 },
        },
      },
      erasure: {
        text: 'The wish to be erased, as long as it is open.',
        fields: {
          askedAt: { text: `When it was said. ${moment}`, example: '2026-11-30T09:30:00.000Z' },
          words: { text: 'What the client has written with it.', example: 'We have closed our company.' },
        },
      },
    },
  },
  MailSettings: {
    text: 'When the client is told by mail. A kind that is missing is not shown.',
    fields: {
      answers: {
        text: 'When somebody of the company has answered a ticket, resolved it or raised one.',
        example: 'at-once',
        known: mailChoices,
      },
      approvals: {
        text: 'When an approval is asked for, or there is a new version of what is to be approved.',
        example: 'daily',
        known: mailChoices,
      },
      payments: { text: 'When a payment is due.', example: 'never', known: mailChoices },
    },
  },
  Security: {
    text: "The client's own ways in. A part that is missing is not shown.",
    fields: {
      needsCurrentPassword: {
        text: 'Whether a change of the password needs the one of before.',
        example: true,
      },
      passkeys: {
        text: 'The passkeys, oldest first.',
        example: [{ id: 'Zk3qT9', name: 'Firefox, Windows' }],
        fields: {
          id: { text: 'Identifies it.', example: 'Zk3qT9' },
          name: { text: 'What the client has called it.', example: 'Firefox, Windows' },
          createdAt: { text: `When it was added. ${moment}`, example: '2026-11-18T14:22:05.000Z' },
          lastUsedAt: {
            text: `When it was used last. ${moment} Empty as long as it was not.`,
            example: '2026-11-19T08:02:00.000Z',
          },
        },
      },
      secondStep: {
        text: 'What is asked for after the password.',
        fields: {
          kind: {
            text: 'A code of an app, or a code by mail. Any other word means that there is no second step.',
            example: 'totp',
            known: secondStepKinds,
          },
          recoveryCodes: { text: 'How many recovery codes are left.', example: 9 },
          isRequired: { text: 'Whether everybody is asked for a second step.', example: false },
        },
      },
      sessions: {
        text: 'Where the client is signed in.',
        example: [{ id: 'session-5f0c9a', browser: 'Firefox', system: 'Windows', isCurrent: true }],
        fields: {
          id: {
            text: 'Identifies the session: no token, and good for nothing else.',
            example: 'session-5f0c9a',
          },
          ...signedInFrom,
          signedInAt: { text: `When it began. ${moment}`, example: '2026-11-19T08:02:00.000Z' },
          lastUsedAt: { text: `When it was used last. ${moment}`, example: '2026-11-19T17:00:00.000Z' },
          isCurrent: { text: 'Whether it is the one of the token.', example: true },
        },
      },
      signIns: {
        text: 'The latest sign-ins, newest first.',
        example: [{ at: '2026-11-19T08:02:00.000Z', way: 'link', browser: 'Firefox', system: 'Windows' }],
        fields: {
          at: { text: `When. ${moment}`, example: '2026-11-19T08:02:00.000Z' },
          way: { text: 'How.', example: 'link', known: signInWays },
          ...signedInFrom,
          isNew: { text: 'Whether the browser or the place was new then.', example: false },
        },
      },
    },
  },
  Found: {
    text: 'Something that has the words of a search.',
    fields: {
      id: {
        text: 'Its own id: the `_id`, `id` or `ticketId` of its list. Of a message, the `ticketId` of its ticket. What the page has found itself is not shown twice.',
        example: 'TKT-M4XQ72PD',
      },
      kind: {
        text: 'What it is. Any other word stands among the pages.',
        example: 'message',
        known: foundKinds,
      },
      path: {
        text: 'Where it stands: a path of the portal. A payment stands in its list: `/payments/payment-history?search=PAY-450211`.',
        example: '/support/ticket/TKT-M4XQ72PD',
      },
      title: {
        text: 'What the client knows it by: of a message, the subject of its ticket.',
        example: 'The menu does not close on phones',
      },
      text: {
        text: 'The piece of a text around the words, of at most 200 characters, without marks.',
        example: 'We found the cause: the menu kept the focus.',
      },
      date: {
        text: 'Of what stands in a project: when it was made, or is due. The page writes it behind the name of the project.',
        example: '2026-11-19T09:30:00.000Z',
      },
    },
  },
}
