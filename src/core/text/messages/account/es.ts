import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'es', 'profile'> = {
  profile: {
    title: 'Perfil',
    name: 'Nombre',
    email: 'Correo electrónico',
    company: 'Empresa',
    photo: 'Foto',
    choosePhoto: 'Elegir una foto',
    changePhoto: 'Cambiar la foto',
    removePhoto: 'Quitar la foto',
    photoRemoved: 'Se ha quitado su foto.',
    photoSaved: 'Se ha guardado su foto.',
    notPicture: 'No se puede leer esta imagen. Elija un archivo JPEG, PNG o WebP.',
    tooLarge: 'Esta imagen es demasiado grande. Elija una más pequeña.',
    crop: 'Parte de la imagen que se muestra',
    cropHint:
      'Arrastre la imagen para moverla. Con el teclado: las flechas la mueven, + y − cambian su tamaño.',
    zoom: 'Tamaño',
    savePhoto: 'Guardar la foto',
    phone: 'Teléfono',
    phoneWrong: 'Use solo cifras, espacios y + ( ) - . /, con 30 caracteres como máximo.',
    timeZone: 'Zona horaria',
    deviceZone: 'Como en este dispositivo: {zone}',
    save: 'Guardar',
    saved: 'Se ha guardado su perfil.',
  },
}
