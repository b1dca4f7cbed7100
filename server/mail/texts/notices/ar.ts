import type { NoticeTexts } from './notice-texts.ts'

export const ar: NoticeTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  answers: (subject) => `جديد في طلب الدعم: ${subject}`,
  approvals: (name) => `مطلوب موافقتك: ${name}`,
  payments: (project, day) => (day ? `دفعة مستحقة في ${day}: ${project}` : `دفعة مستحقة: ${project}`),
  several: (first) => `جديد في بوابة العملاء: ${first} والمزيد`,
  severalBelow: 'هناك جديد في بوابة العملاء:',
  more: 'تجد بقية المستجدات في البوابة.',
  open: 'الفتح في البوابة',
  openPortal: 'فتح البوابة',
  why: 'تصلك هذه الرسالة لأنك تستخدم بوابة العملاء لدينا. هناك، ضمن «الحساب»، تختار ما نخبرك به بالبريد ومتى.',
  unsubscribe: 'إيقاف هذه الرسائل',
  kinds: {
    answers: 'الردود على طلبات الدعم',
    approvals: 'الموافقات المطلوبة',
    payments: 'الدفعات المستحقة',
  },
  off: {
    title: 'رسائل بوابة العملاء',
    question: (kinds) => `هل تريد إيقاف الرسائل عن ${kinds}؟`,
    button: 'إيقاف هذه الرسائل',
    done: (kinds) => `لن تصلك بعد الآن رسائل عن ${kinds}.`,
    again: 'يمكنك تشغيلها مجددًا في البوابة، ضمن «الحساب».',
    invalid: 'لم يعد هذا الرابط صالحًا. في البوابة، ضمن «الحساب»، تختار الرسائل التي تصلك.',
    portal: 'فتح البوابة',
  },
}
