import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'ar', 'profile'> = {
  profile: {
    title: 'الملف الشخصي',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
  },
}
