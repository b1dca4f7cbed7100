import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'pt-BR', 'profile'> = {
  profile: {
    title: 'Perfil',
    name: 'Nome',
    email: 'E-mail',
    company: 'Empresa',
    photo: 'Foto',
    choosePhoto: 'Escolher uma foto',
    changePhoto: 'Trocar a foto',
    removePhoto: 'Remover a foto',
    photoRemoved: 'Sua foto foi removida.',
    photoSaved: 'Sua foto foi salva.',
    notPicture: 'Não foi possível ler esta imagem. Escolha um arquivo JPEG, PNG ou WebP.',
    tooLarge: 'Esta imagem é grande demais. Escolha uma menor.',
    crop: 'Parte da imagem que aparece',
    cropHint: 'Arraste a imagem para movê-la. No teclado: as setas movem a imagem, + e − mudam o tamanho.',
    zoom: 'Tamanho',
    savePhoto: 'Salvar a foto',
    phone: 'Telefone',
    phoneWrong: 'Use apenas números, espaços e + ( ) - . /, com no máximo 30 caracteres.',
    timeZone: 'Fuso horário',
    deviceZone: 'Como neste dispositivo: {zone}',
    save: 'Salvar',
    saved: 'Seu perfil foi salvo.',
  },
}
