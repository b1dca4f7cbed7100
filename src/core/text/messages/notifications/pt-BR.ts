import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pt-BR', 'notifications'> = {
  notifications: {
    title: 'Notificações',
    unread: {
      one: 'Notificações: {count} não lida',
      many: 'Notificações: {count} não lidas',
      other: 'Notificações: {count} não lidas',
    },
    dismiss: 'Dispensar',
    dismissOne: 'Dispensar: {title}',
    dismissAll: 'Dispensar todas',
    dismissedAll: {
      one: '{count} notificação dispensada',
      many: '{count} de notificações dispensadas',
      other: '{count} notificações dispensadas',
    },
    undo: 'Desfazer',
    emptyTitle: 'Você está em dia',
    emptyHint: 'Não há notificações não lidas.',
    earlier: 'Anteriores',
    untold: 'Dispensado aqui. Isso será salvo assim que for possível acessar o servidor.',
    several: {
      one: '{count} nova mensagem',
      many: '{count} de novas mensagens',
      other: '{count} novas mensagens',
    },
    arrivedOne: 'Nova notificação: {title}',
    arrivedMany: {
      one: '{count} nova notificação',
      many: '{count} de novas notificações',
      other: '{count} novas notificações',
    },
  },
}
