/** When to use which element, as its page says it. */
import type { Tag } from '../../../src/elements/elements'

interface ElementUse {
  /** When to use it, in a sentence. */
  use: string
  /** When another element fits better. */
  others: Partial<Record<Tag, string>>
}

export const elementUses: Readonly<Record<Tag, ElementUse>> = {
  'cp-config': {
    use: 'Use it on pages that you write in HTML alone, once, for the settings of all elements.',
    others: {},
  },
  'cp-portal': {
    use: 'Use it when one page of your site shall be the whole portal: it brings the sign-in, the navigation and every screen.',
    others: {
      'cp-dashboard': 'if your own site has the navigation, and one page is the overview',
      'cp-attention': 'if your pages only need to say what waits for the client',
    },
  },
  'cp-login': {
    use: 'Use it on a sign-in page of your own, where clients have no other account with you.',
    others: {
      'cp-portal': 'if the portal stands on your site as a whole: it shows its login by itself',
      'cp-account': 'if your own sign-in is used and the header shall show who is signed in',
    },
  },
  'cp-forgot-password': {
    use: 'Use it on the page to which your login links, if that page is your own.',
    others: { 'cp-portal': 'if the portal stands on your site as a whole: it has this screen, too' },
  },
  'cp-reset-password': {
    use: 'Use it on the page to which the mailed link leads, with the id and the token of that link.',
    others: { 'cp-portal': 'if the link leads into a portal: it reads both from its path' },
  },
  'cp-dashboard': {
    use: 'Use it as the first page after the sign-in, in a site that has its own navigation.',
    others: {
      'cp-portal': 'if the navigation shall come with it',
      'cp-summary': 'if the figures alone are enough',
      'cp-attention': 'if the list of what waits is enough',
    },
  },
  'cp-attention': {
    use: 'Use it where clients come for something else, so that they see what you wait for; or hidden, for the count in its event.',
    others: {
      'cp-dashboard': 'if the page is about the portal: it has this list',
      'cp-notifications': 'for news, which wait for nothing',
    },
  },
  'cp-summary': {
    use: 'Use it on a page of your own that begins with figures.',
    others: { 'cp-dashboard': 'if the lists below the figures belong to the page, too' },
  },
  'cp-consultant': {
    use: 'Use it beside anything about which a client may want to talk to somebody.',
    others: { 'cp-raise-ticket': 'if a question shall become a ticket that somebody answers' },
  },
  'cp-projects': {
    use: 'Use it for the list of all projects, or, with the variant "recent", for a short one beside other things.',
    others: {
      'cp-project': 'for one project',
      'cp-summary': 'if the number of projects is enough',
    },
  },
  'cp-payments': {
    use: 'Use it for the list of all payments, of one project, or, with the variant "recent", for a short one beside other things.',
    others: {
      'cp-attention': 'for what is still to be paid',
      'cp-project': 'if the payments shall stand beside the rest of their project',
    },
  },
  'cp-project': {
    use: 'Use it as the page of one project, with all that belongs to it.',
    others: {
      'cp-project-updates': 'for its updates alone, all of them',
      'cp-milestones': 'for its milestones alone',
      'cp-files': 'for its files alone',
      'cp-payments': 'for its payments alone',
    },
  },
  'cp-project-updates': {
    use: 'Use it where the story of one project is the page, or a tab of it.',
    others: { 'cp-project': 'if the latest updates are enough, beside the rest of the project' },
  },
  'cp-milestones': {
    use: 'Use it where the plan of one project is the page, or a tab of it.',
    others: { 'cp-project': 'if a line with the next milestone is enough, beside the rest of the project' },
  },
  'cp-files': {
    use: 'Use it where clients fetch files of one project, and send theirs.',
    others: {
      'cp-project': 'if the files shall stand beside the rest of the project',
      'cp-ticket': 'for files that belong to a question',
    },
  },
  'cp-search': {
    use: 'Use it in the header of a site that has its own navigation.',
    others: {
      'cp-projects': 'if clients look for a project by its name: the list has a search of its own',
      'cp-portal': 'if the header shall come with it: it has the search',
    },
  },
  'cp-notifications': {
    use: 'Use it in the header of a site that has its own navigation.',
    others: {
      'cp-attention': 'for what the client has to do, as a list in the page',
      'cp-portal': 'if the header shall come with it: it has the bell',
    },
  },
  'cp-meetings': {
    use: 'Use it for a page of meetings, with a calendar of your own in its slot.',
    others: { 'cp-consultant': 'if clients shall simply write to somebody' },
  },
  'cp-tickets': {
    use: 'Use it for the list of all questions that a client has asked.',
    others: {
      'cp-raise-ticket': 'for the form alone',
      'cp-ticket': 'for one conversation',
    },
  },
  'cp-raise-ticket': {
    use: 'Use it wherever a client may need help.',
    others: {
      'cp-tickets': 'if clients shall first see what they have asked already: it links to this form',
      'cp-project-updates': 'for the answer to an update, which belongs to its project',
    },
  },
  'cp-ticket': {
    use: 'Use it as the page of one conversation.',
    others: { 'cp-tickets': 'for the list from which clients come here' },
  },
  'cp-account': {
    use: 'Use it in the header of a site that has its own navigation: clients log out by it.',
    others: {
      'cp-avatar': 'for a picture of a person that is no button',
      'cp-portal': 'if the header shall come with it: it has this menu',
    },
  },
  'cp-avatar': {
    use: 'Use it beside the name of a person, also on pages without a portal: it asks no server.',
    others: { 'cp-account': 'for the client who is signed in, with a menu to log out' },
  },
}
