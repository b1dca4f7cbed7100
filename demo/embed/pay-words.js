/** The words of the page to pay, in the language that the client has chosen in the portal, else in the browser's. */
import { browserLanguage } from '/browser-language.js'

/** By the English words of the page. Other languages have the amounts and the dates as they write them. */
const german = {
  'Pay Northlight Studio': 'Northlight Studio bezahlen',
  'Back to your dashboard': 'Zurück zur Übersicht',
  'Back to your projects': 'Zurück zu Ihren Projekten',
  'Back to the dashboard': 'Zurück zur Übersicht',
  'Back to the payment history': 'Zurück zu den Zahlungen',
  'Back to where you were': 'Zurück',
  'Please log in to see what is due.': 'Bitte melden Sie sich an, um zu sehen, was fällig ist.',
  'Log in': 'Anmelden',
  'Nothing is due. Thank you.': 'Nichts ist fällig. Vielen Dank.',
  'What do you want to pay?': 'Was möchten Sie bezahlen?',
  'All that is due': 'Alles, was fällig ist',
  'Only what is overdue': 'Nur, was überfällig ist',
  Total: 'Summe',
  'Pay {amount}': '{amount} bezahlen',
  'One moment…': 'Einen Moment …',
  'By card now, or by bank transfer to {account} with the number of the project.':
    'Jetzt mit Karte, oder per Überweisung an {account} mit der Nummer des Projekts.',
  Receipt: 'Quittung',
  'Total paid': 'Bezahlt',
  'Paid to Northlight Studio by {name}, by card, on {time}.':
    'An Northlight Studio bezahlt von {name}, mit Karte, am {time}.',
  'Print or save': 'Drucken oder speichern',
  'Thank you. {amount} has been received, and stands in your payment history. This is a demo: no money has moved.':
    'Vielen Dank. {amount} ist eingegangen und steht in Ihren Zahlungen. Dies ist eine Demo: Es ist kein Geld geflossen.',
  'Overdue since': 'Überfällig seit',
  Due: 'Fällig am',
  Payment: 'Zahlung',
  'Other projects': 'Weitere Projekte',
  'Load this page anew.': 'Bitte laden Sie diese Seite neu.',
  'What is due has changed meanwhile. Load this page anew.':
    'Was fällig ist, hat sich inzwischen geändert. Bitte laden Sie diese Seite neu.',
  'This has been paid meanwhile. Load this page anew.':
    'Dies wurde inzwischen bezahlt. Bitte laden Sie diese Seite neu.',
}

const chosen =
  localStorage.getItem('client-portal:locale') ??
  browserLanguage(['en', 'de', 'es', 'fr', 'nl', 'pl', 'pt-BR', 'ar'])

/** For amounts and dates. */
export const language = !chosen || chosen.startsWith('en') ? 'en-US' : chosen

/** The language of the words. */
export const spoken = language.startsWith('de') ? 'de' : 'en'

/** A text of this page; in English where the language has no other. */
export function t(english, values = {}) {
  const text = (spoken === 'de' && german[english]) || english
  return text.replace(/{(\w+)}/g, (_, name) => values[name] ?? '')
}

/** What the pages are called from which clients come. */
export const namedPages = {
  '/': 'Back to the dashboard',
  '/embed/account': 'Back to the dashboard',
  '/payments/payment-history': 'Back to the payment history',
  '/embed/account/payments': 'Back to the payment history',
}
