import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'ar', 'account' | 'deploy' | 'layout' | 'meetings' | 'ownPages'> = {
  account: {
    logOut: 'تسجيل الخروج',
    accountMenu: 'الحساب',
    accountButton: '{initials}، الحساب',
    language: 'اللغة',
  },
  deploy: {
    updated: 'تم تحديث هذه الصفحة',
    lostHint: 'قد يُفقد ما لم يُرسل بعد.',
    reload: 'إعادة تحميل الصفحة',
    blocked: 'لم يُحمَّل جزء من هذه الصفحة',
    blockedHint: 'قد يمنعه مانع إعلانات أو مرشّح في شبكتكم.',
  },
  layout: {
    skip: 'الانتقال إلى المحتوى',
    skipToNavigation: 'الانتقال إلى التنقّل',
    navigation: 'البوابة',
    offline: 'يبدو أنكم غير متصلين بالإنترنت. قد لا يكون ما ترونه هو الأحدث.',
    dashboard: 'الرئيسية',
    payments: 'سجل المدفوعات',
    projects: 'سجل المشاريع',
    tickets: 'الدعم',
    project: 'تفاصيل المشروع',
    projectUpdates: 'تحديثات المشروع',
    milestones: 'مراحل المشروع',
    login: 'تسجيل الدخول',
    forgotPassword: 'هل نسيتم كلمة المرور؟',
    resetPassword: 'إعادة تعيين كلمة المرور',
    meetings: 'جميع الاجتماعات',
    raiseTicket: 'طلب دعم جديد',
    ticket: 'طلب الدعم',
    notFound: 'الصفحة غير موجودة',
    notFoundHint: 'ربما نُقلت الصفحة أو كان الرابط غير مكتمل.',
    backToDashboard: 'العودة إلى الرئيسية',
    paymentsShort: 'المدفوعات',
    projectsShort: 'المشاريع',
    more: 'المزيد',
  },
  meetings: {
    title: 'جميع الاجتماعات',
    empty: 'لا توجد اجتماعات مجدولة بعد.',
  },
  ownPages: {
    empty: 'لا يوجد شيء هنا بعد.',
  },
}
