import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'ar', 'profile'> = {
  profile: {
    title: 'الملف الشخصي',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    photo: 'الصورة',
    choosePhoto: 'اختيار صورة',
    changePhoto: 'تغيير الصورة',
    removePhoto: 'إزالة الصورة',
    photoRemoved: 'أُزيلت صورتك.',
    photoSaved: 'حُفظت صورتك.',
    notPicture: 'تعذّرت قراءة هذه الصورة. اختر صورة JPEG أو PNG أو WebP.',
    tooLarge: 'هذه الصورة كبيرة جدًا. اختر صورة أصغر.',
    crop: 'الجزء الظاهر من الصورة',
    cropHint: 'اسحب الصورة لتحريكها. ومن لوحة المفاتيح: تحرّكها مفاتيح الأسهم، ويغيّر حجمها + و−.',
    zoom: 'الحجم',
    savePhoto: 'حفظ الصورة',
    phone: 'الهاتف',
    phoneWrong: 'استخدم الأرقام والمسافات والعلامات + ( ) - . / فقط، وبحد أقصى 30 حرفًا.',
    timeZone: 'المنطقة الزمنية',
    deviceZone: 'كما في هذا الجهاز: {zone}',
    save: 'حفظ',
    saved: 'حُفظ ملفك الشخصي.',
  },
}
