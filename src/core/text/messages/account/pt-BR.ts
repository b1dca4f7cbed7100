import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pt-BR', 'profile' | 'ownData'> = {
  profile: {
    title: 'Perfil',
    name: 'Nome',
    email: 'E-mail',
    company: 'Empresa',
  },
  ownData: {
    title: 'Seus dados',
    hint: 'Tudo o que é guardado sobre você: mensagens, pagamentos, projetos e arquivos.',
    ask: 'Pedir uma cópia',
    making: 'Sua cópia está sendo preparada. Esta página, o sino e um e-mail avisam quando estiver pronta.',
    ready: 'Sua cópia de {date} está pronta. Você pode baixá-la até {until}.',
    download: 'Baixar ({size})',
    failed: 'Não foi possível preparar a cópia. Peça novamente.',
    erase: 'Apagar minha conta',
    eraseHint:
      'Vamos apagá-la e avisar se a lei nos obrigar a guardar algo. Depois disso, não é possível desfazer.',
    words: 'Por quê? (opcional)',
    askErase: 'Pedir a exclusão',
    asked: 'Você pediu a exclusão em {date}. Vamos cuidar disso.',
    withdraw: 'Retirar o pedido',
    withdrawn: 'Sua conta continua como está.',
  },
}
