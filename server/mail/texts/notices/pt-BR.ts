import type { NoticeTexts } from './notice-texts.ts'

export const ptBR: NoticeTexts = {
  greeting: (name) => `Olá, ${name},`,
  answers: (subject) => `Novidades no seu chamado: ${subject}`,
  approvals: (name) => `Sua aprovação foi solicitada: ${name}`,
  payments: (project, day) =>
    day ? `Pagamento com vencimento em ${day}: ${project}` : `Pagamento pendente: ${project}`,
  several: (first) => `Novidades no seu portal do cliente: ${first} e mais`,
  severalBelow: 'há novidades no seu portal do cliente:',
  more: 'As demais novidades estão no portal.',
  open: 'Abrir no portal',
  openPortal: 'Abrir o portal',
  why: 'Você recebe este e-mail porque usa nosso portal do cliente. Lá, em “Conta”, você escolhe o que é avisado por e-mail, e quando.',
  unsubscribe: 'Não receber mais estes e-mails',
  kinds: {
    answers: 'respostas a chamados',
    approvals: 'aprovações solicitadas',
    payments: 'pagamentos pendentes',
  },
  off: {
    title: 'E-mails do seu portal do cliente',
    question: (kinds) => `Deseja não receber mais e-mails sobre ${kinds}?`,
    button: 'Desativar estes e-mails',
    done: (kinds) => `Você não recebe mais e-mails sobre ${kinds}.`,
    again: 'Você pode ativá-los de novo no portal, em “Conta”.',
    invalid: 'Este link não é mais válido. No portal, em “Conta”, você escolhe quais e-mails recebe.',
    portal: 'Abrir o portal',
  },
}
