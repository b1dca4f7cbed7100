import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'رد جديد على طلب الدعم',
      message: (from, subject) => `رد جديد من ${from} على «${subject}».`,
      CTA: 'قراءة الرد',
    },
    resolved: {
      title: 'تم حل طلب الدعم',
      message: (from, subject) => `تم حل «${subject}» من قِبل ${from}.`,
      CTA: 'فتح الطلب',
    },
    wrote: {
      title: 'رسالة جديدة في طلب دعم',
      message: (name, subject) => `${name}${behindNames.wrote.ar}${subject}».`,
      CTA: 'قراءة الرسالة',
    },
    added: {
      title: 'أنتم تتابعون طلب دعم',
      message: (name, subject) => `${name}${behindNames.added.ar}${subject}».`,
      CTA: 'فتح الطلب',
    },
    copyIsReady: {
      title: 'بياناتكم جاهزة',
      message: 'يمكن تنزيل نسخة من كل ما يُحفظ عنكم لمدة يوم واحد.',
      CTA: 'تنزيل',
    },
    isNotErased: { title: 'لن يُمحى حسابكم', CTA: 'فتح الحساب' },
    waits: { title: (what) => `بانتظاركم: ${what}`, CTA: 'الاطلاع عليه' },
    update: { title: 'جديد في مشروعكم', CTA: 'قراءة الجديد' },
    due: {
      soon: 'هناك دفعة تستحق قريبًا',
      today: 'هناك دفعة تستحق اليوم',
      message: (project, day) => `${project}: يُرجى الدفع حتى ${day}.`,
      CTA: 'فتح المشروع',
    },
  },
  copyIsReady: {
    subject: 'نسخة بياناتكم جاهزة',
    says: 'نسخة كل ما يُحفظ عنكم في بوابة العملاء جاهزة. يمكنكم تنزيلها هناك لمدة يوم واحد، ضمن «الحساب»:',
    ifNotYou: 'إن لم تطلبوها، فسجّلوا الدخول وأنهوا جميع الجلسات الأخرى ضمن «الأمان» في حسابكم.',
  },
  erasureIsAsked: {
    subject: 'لقد طلبتم منا محو حسابكم',
    says: 'لقد طلبتم منا محو حسابكم وكل ما يُحفظ عنكم في بوابة العملاء. سنتولى الأمر ونخبركم إن كان القانون يُلزمنا بالاحتفاظ بشيء.',
    ifNotYou: 'إن لم تكونوا أنتم من طلب ذلك، أو إن غيّرتم رأيكم، فاسحبوا الطلب ضمن «الحساب»:',
  },
  readme: {
    about: 'هذه نسخة من كل ما يُحفظ عنكم في بوابة العملاء هذه.',
    json: 'كل شيء، ليقرأه برنامج',
    tables: 'القوائم، لتُفتح في جدول بيانات',
    files: 'كل الملفات: ملفاتكم وما شورك معكم',
    secrets: 'لا تحتوي على كلمات المرور والمفاتيح: فهي محفوظة بشكل لا يستطيع أحد قراءته.',
  },
}
