/** What an invited person reads. */

/** Of the company. @param company Of the client, if it is known. */
export const welcome = (company: string) =>
  `you are invited to your client portal${forWhom(company)}, where you follow your projects, payments and files, and write to us.`

/** Of a colleague. */
export const welcomeFrom = (name: string, company: string) =>
  `${name} has invited you to our client portal${forWhom(company)}, where you follow the same projects, payments and files.`

const forWhom = (company: string) => company && `, for ${company}`

interface Choosing {
  email: string
  /** Missing if none was made. */
  link: string | undefined
  /** How long it works: `7 days`. */
  within: string
  portalUrl: string
}

export const choosePassword = (says: string, { email, link, within, portalUrl }: Choosing): string[] => [
  says,
  `Please choose a password for ${email} first. The page is that for a forgotten password, too: enter a new one there, and press the button.`,
  ...(link ? [link] : []),
  `The link works once, within ${within}. From then on you sign in as ${email}: ${portalUrl}/login`,
  `Was it too late? Have a new link sent to you: ${portalUrl}/forgot-password`,
]

/** Where nobody has a password, each sign-in begins with a link: there is nothing to set first. */
export const comeByLink = (says: string, email: string, portalUrl: string): string[] => [
  says,
  `You need no password. Ask for a link as ${email}, here: ${portalUrl}/login`,
]
