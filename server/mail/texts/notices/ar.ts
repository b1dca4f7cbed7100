import type { NoticeTexts } from './notice-texts.ts'

export const ar: NoticeTexts = {
  greeting: (name) => `مرحبًا ${name}،`,
  answers: (subject) => `جديد في طلب الدعم: ${subject}`,
  approvals: (name) => `مطلوب موافقتكم: ${name}`,
  payments: (project, day) => (day ? `دفعة مستحقة في ${day}: ${project}` : `دفعة مستحقة: ${project}`),
  several: (first) => `جديد في بوابة العملاء: ${first} والمزيد`,
  severalBelow: 'هناك جديد في بوابة العملاء:',
  more: 'تجدون بقية المستجدات في البوابة.',
  open: 'الفتح في البوابة',
  openPortal: 'فتح البوابة',
  why: 'تصلكم هذه الرسالة لأنكم تستخدمون بوابة العملاء لدينا. هناك، ضمن «الحساب»، تختارون ما نخبركم به بالبريد ومتى.',
  unsubscribe: 'إيقاف هذه الرسائل',
  kinds: {
    answers: 'الردود على طلبات الدعم',
    approvals: 'الموافقات المطلوبة',
    payments: 'الدفعات المستحقة',
  },
  off: {
    title: 'رسائل بوابة العملاء',
    question: (kinds) => `هل تريدون إيقاف الرسائل عن ${kinds}؟`,
    button: 'إيقاف هذه الرسائل',
    done: (kinds) => `لن تصلكم بعد الآن رسائل عن ${kinds}.`,
    again: 'يمكنكم تشغيلها مجددًا في البوابة، ضمن «الحساب».',
    invalid: 'لم يعد هذا الرابط صالحًا. في البوابة، ضمن «الحساب»، تختارون الرسائل التي تصلكم.',
    portal: 'فتح البوابة',
  },
}
