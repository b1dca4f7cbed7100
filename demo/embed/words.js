/** The site's own words in the account area: they follow the language that the client has chosen in a widget. */

const languages = ['de', 'es', 'fr', 'nl', 'pl', 'pt', 'ar']

/** By the English words of the pages, in the order of `languages`. */
const words = {
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
  'Your project': [
    'Ihr Projekt',
    'Su proyecto',
    'Votre projet',
    'Uw project',
    'Twój projekt',
    'Seu projeto',
    'مشروعك',
  ],
  'Your payments': [
    'Ihre Zahlungen',
    'Sus pagos',
    'Vos paiements',
    'Uw betalingen',
    'Twoje płatności',
    'Seus pagamentos',
    'مدفوعاتك',
  ],
  'Your meetings': [
    'Ihre Termine',
    'Sus reuniones',
    'Vos rendez-vous',
    'Uw afspraken',
    'Twoje spotkania',
    'Suas reuniões',
    'اجتماعاتك',
  ],
  'Ask us anything': [
    'Fragen Sie uns',
    'Pregúntenos',
    'Une question ?',
    'Vraag het ons',
    'Zapytaj nas',
    'Fale com a gente',
    'اسألنا',
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
  'Log in to see your projects. No account yet? Your consultant sends you an invitation when work begins.': [
    'Melden Sie sich an, um Ihre Projekte zu sehen. Noch kein Konto? Zum Projektbeginn erhalten Sie eine Einladung.',
    'Inicie sesión para ver sus proyectos. ¿Aún sin cuenta? Recibirá una invitación al empezar el trabajo.',
    'Connectez-vous pour voir vos projets. Pas encore de compte ? Vous recevrez une invitation au début du projet.',
    'Log in om uw projecten te zien. Nog geen account? U krijgt een uitnodiging zodra het werk begint.',
    'Zaloguj się, aby zobaczyć swoje projekty. Nie masz konta? Zaproszenie przyjdzie, gdy zaczniemy pracę.',
    'Entre para ver seus projetos. Ainda não tem conta? Você receberá um convite quando o trabalho começar.',
    'سجّل الدخول لعرض مشاريعك. لا تملك حسابًا بعد؟ ستصلك دعوة عند بدء العمل.',
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
  document.querySelector('.account, .entry') ? document.querySelectorAll('nav a, h1, h2, .lead') : [],
  (node) => ({ node, english: node.textContent.trim().replace(/\s+/g, ' ') }),
).filter(({ english }) => english in words)

document.addEventListener('cp-locale-change', ({ detail: { locale } }) => {
  const { language } = new Intl.Locale(locale)
  for (const { node, english } of labels) {
    const own = words[english][languages.indexOf(language)]
    node.textContent = own ?? english
    node.lang = own ? language : 'en'
    node.dir = 'auto'
  }
})
