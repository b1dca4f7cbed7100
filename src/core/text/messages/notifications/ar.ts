import type { TextsIn } from '../catalogue'

export const texts: TextsIn<'ar', 'notifications'> = {
  notifications: {
    title: 'الإشعارات',
    unread: {
      zero: 'الإشعارات: لا شيء غير مقروء',
      one: 'الإشعارات: إشعار واحد غير مقروء',
      two: 'الإشعارات: إشعاران غير مقروءين',
      few: 'الإشعارات: {count} إشعارات غير مقروءة',
      many: 'الإشعارات: {count} إشعارًا غير مقروء',
      other: 'الإشعارات: {count} إشعار غير مقروء',
    },
    dismiss: 'تجاهل',
    dismissOne: 'تجاهل {title}',
    dismissAll: 'تجاهل الكل',
    dismissedAll: {
      zero: 'لم يتم تجاهل أي إشعار',
      one: 'تم تجاهل إشعار واحد',
      two: 'تم تجاهل إشعارين',
      few: 'تم تجاهل {count} إشعارات',
      many: 'تم تجاهل {count} إشعارًا',
      other: 'تم تجاهل {count} إشعار',
    },
    undo: 'تراجع',
    emptyTitle: 'اطّلعتم على كل جديد',
    emptyHint: 'لا توجد إشعارات غير مقروءة.',
    earlier: 'السابقة',
    untold: 'تم التجاهل هنا. سيُحفظ ذلك فور التمكّن من الاتصال بالخادم.',
    several: {
      zero: 'لا توجد رسائل جديدة',
      one: 'رسالة جديدة واحدة',
      two: 'رسالتان جديدتان',
      few: '{count} رسائل جديدة',
      many: '{count} رسالة جديدة',
      other: '{count} رسالة جديدة',
    },
    arrivedOne: 'إشعار جديد: {title}',
    arrivedMany: {
      zero: 'لا توجد إشعارات جديدة',
      one: 'إشعار جديد واحد',
      two: 'إشعاران جديدان',
      few: '{count} إشعارات جديدة',
      many: '{count} إشعارًا جديدًا',
      other: '{count} إشعار جديد',
    },
  },
}
