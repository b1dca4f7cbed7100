/** The site's own words in the account area: they follow the language that the client has chosen in a widget. */
import { slotWords } from './slot-words.js'

const languages = ['de', 'es', 'fr', 'nl', 'pl', 'pt', 'ar']

/** By the English words of the pages, in the order of `languages`. */
const words = {
  ...slotWords,
  Work: ['Arbeiten', 'Trabajos', 'Réalisations', 'Werk', 'Realizacje', 'Trabalhos', 'أعمالنا'],
  Services: ['Leistungen', 'Servicios', 'Services', 'Diensten', 'Usługi', 'Serviços', 'خدماتنا'],
  Studio: ['Studio', 'Estudio', 'Studio', 'Studio', 'Studio', 'Estúdio', 'الاستوديو'],
  Contact: ['Kontakt', 'Contacto', 'Contact', 'Contact', 'Kontakt', 'Contato', 'اتصل بنا'],
  Account: ['Konto', 'Cuenta', 'Compte', 'Account', 'Konto', 'Conta', 'الحساب'],
  Overview: ['Übersicht', 'Inicio', 'Accueil', 'Overzicht', 'Pulpit', 'Início', 'الرئيسية'],
  Projects: ['Projekte', 'Proyectos', 'Projets', 'Projecten', 'Projekty', 'Projetos', 'المشاريع'],
  Payments: ['Zahlungen', 'Pagos', 'Paiements', 'Betalingen', 'Płatności', 'Pagamentos', 'المدفوعات'],
  Support: ['Support', 'Soporte', 'Assistance', 'Support', 'Pomoc', 'Suporte', 'الدعم'],
  'Your projects': [
    'Ihre Projekte',
    'Sus proyectos',
    'Vos projets',
    'Uw projecten',
    'Twoje projekty',
    'Seus projetos',
    'مشاريعك',
  ],
  Lately: ['Zuletzt', 'Últimamente', 'Récemment', 'Onlangs', 'Ostatnio', 'Recentes', 'مؤخرًا'],
  'What is being built, what was paid, and who to ask.': [
    'Woran wir arbeiten, was bezahlt ist und wen Sie fragen können.',
    'En qué trabajamos, qué se ha pagado y a quién preguntar.',
    'Ce qui avance, ce qui est payé et à qui vous adresser.',
    'Waaraan we werken, wat is betaald en wie u kunt vragen.',
    'Nad czym pracujemy, co zapłacono i kogo zapytać.',
    'No que trabalhamos, o que já foi pago e com quem falar.',
    'ما نعمل عليه، وما دُفع، ومن تسأل.',
  ],
  'Good to see you again.': [
    'Schön, dass Sie wieder da sind.',
    'Nos alegra volver a verle.',
    'Heureux de vous revoir.',
    'Fijn u weer te zien.',
    'Miło znów się spotkać.',
    'Que bom ter você de volta.',
    'سعداء برؤيتك من جديد.',
  ],
  'Log in to see your projects.': [
    'Melden Sie sich an, um Ihre Projekte zu sehen.',
    'Inicie sesión para ver sus proyectos.',
    'Connectez-vous pour voir vos projets.',
    'Log in om uw projecten te zien.',
    'Zaloguj się, aby zobaczyć swoje projekty.',
    'Entre para ver seus projetos.',
    'سجّل الدخول لعرض مشاريعك.',
  ],
  'It happens to all of us.': [
    'Das passiert uns allen.',
    'Nos pasa a todos.',
    'Cela arrive à tout le monde.',
    'Het overkomt ons allemaal.',
    'Każdemu się zdarza.',
    'Acontece com todo mundo.',
    'يحدث هذا لنا جميعًا.',
  ],
  'Log in to see your projects, payments and questions.': [
    'Melden Sie sich an, um Ihre Projekte, Zahlungen und Fragen zu sehen.',
    'Inicie sesión para ver sus proyectos, pagos y preguntas.',
    'Connectez-vous pour voir vos projets, vos paiements et vos questions.',
    'Log in om uw projecten, betalingen en vragen te zien.',
    'Zaloguj się, aby zobaczyć swoje projekty, płatności i pytania.',
    'Entre para ver seus projetos, pagamentos e perguntas.',
    'سجّل الدخول لعرض مشاريعك ومدفوعاتك وأسئلتك.',
  ],
}

/** The nodes of this page that have such words, each with the English ones. */
const labels = Array.from(
  document.querySelector('.account, .entry')
    ? document.querySelectorAll('nav a, h1, h2, .lead, [slot] *')
    : [],
  (node) => ({ node, english: node.textContent.trim().replace(/\s+/g, ' ') }),
).filter(({ node, english }) => node.children.length === 0 && english in words)

let language = 'en'

/** A text in the client's language; in English where it has no other. */
export const inOwnWords = (english) => words[english][languages.indexOf(language)] ?? english

document.addEventListener('cp-locale-change', ({ detail: { locale } }) => {
  language = new Intl.Locale(locale).language
  for (const { node, english } of labels) {
    node.textContent = inOwnWords(english)
    node.lang = languages.includes(language) ? language : 'en'
    node.dir = 'auto'
  }
})
