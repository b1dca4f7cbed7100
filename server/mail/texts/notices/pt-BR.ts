import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'Nova resposta no seu chamado',
      message: (from, subject) => `${from} respondeu a “${subject}”.`,
      CTA: 'Ler a resposta',
    },
    resolved: {
      title: 'Seu chamado foi resolvido',
      message: (from, subject) => `${from} resolveu “${subject}”.`,
      CTA: 'Abrir o chamado',
    },
    wrote: {
      title: 'Nova mensagem em um chamado',
      message: (name, subject) => `${name}${behindNames.wrote['pt-BR']}${subject}”.`,
      CTA: 'Ler a mensagem',
    },
    added: {
      title: 'Você segue um chamado',
      message: (name, subject) => `${name}${behindNames.added['pt-BR']}${subject}”.`,
      CTA: 'Abrir o chamado',
    },
    copyIsReady: {
      title: 'Seus dados estão prontos',
      message: 'A cópia de tudo o que é guardado sobre você pode ser baixada por um dia.',
      CTA: 'Baixar',
    },
    isNotErased: { title: 'Sua conta não será apagada', CTA: 'Abrir sua conta' },
    waits: { title: (what) => `Espera por você: ${what}`, CTA: 'Ver' },
    update: { title: 'Novidades no seu projeto', CTA: 'Ler a novidade' },
    due: {
      soon: 'Um pagamento vence em breve',
      today: 'Um pagamento vence hoje',
      message: (project, day) => `${project}: pague até ${day}, por favor.`,
      CTA: 'Abrir o projeto',
    },
  },
  copyIsReady: {
    subject: 'A cópia dos seus dados está pronta',
    says: 'a cópia de tudo o que é guardado sobre você no seu portal do cliente está pronta. Você pode baixá-la lá por um dia, em “Conta”:',
    ifNotYou: 'Se você não a pediu, entre e encerre todas as outras sessões em “Segurança”, na sua conta.',
  },
  erasureIsAsked: {
    subject: 'Você nos pediu para apagar sua conta',
    says: 'você nos pediu para apagar sua conta e tudo o que é guardado sobre você no seu portal do cliente. Vamos cuidar disso e avisar se a lei nos obrigar a guardar algo.',
    ifNotYou: 'Se não foi você, ou se mudar de ideia, retire o pedido em “Conta”:',
  },
  readme: {
    about: 'Esta é uma cópia de tudo o que é guardado sobre você neste portal do cliente.',
    json: 'tudo, para um programa',
    tables: 'as listas, para uma planilha',
    files: 'todos os arquivos: os seus e os que foram compartilhados com você',
    secrets: 'Senhas e chaves não estão nela: são guardadas de uma forma que ninguém pode ler.',
  },
}
