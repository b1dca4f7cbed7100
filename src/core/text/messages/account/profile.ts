import { i18n } from '../../i18n'
import { params } from '../../texts'

/** What a client sees and sets about themselves. */
export const profileMessages = i18n('profile', {
  title: 'Profile',
  name: 'Name',
  email: 'Email',
  company: 'Company',
  photo: 'Photo',
  choosePhoto: 'Choose a photo',
  changePhoto: 'Change photo',
  removePhoto: 'Remove photo',
  photoRemoved: 'Your photo is removed.',
  photoSaved: 'Your photo is saved.',
  notPicture: 'This picture can’t be read. Choose a JPEG, PNG or WebP.',
  tooLarge: 'This picture is too large. Choose a smaller one.',
  crop: 'Part of the picture that is shown',
  cropHint: 'Drag the picture to move it. On the keyboard: the arrow keys move it, + and − change its size.',
  zoom: 'Size',
  savePhoto: 'Save photo',
  phone: 'Phone',
  phoneWrong: 'Use digits, spaces and + ( ) - . / alone, 30 characters at most.',
  timeZone: 'Time zone',
  deviceZone: params('As on this device: {zone}'),
  save: 'Save',
  saved: 'Your profile is saved.',
})
