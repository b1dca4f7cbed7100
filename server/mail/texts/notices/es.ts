import type { NoticeTexts } from './notice-texts.ts'

export const es: NoticeTexts = {
  greeting: (name) => `Hola, ${name}:`,
  answers: (subject) => `Novedades en su ticket: ${subject}`,
  approvals: (name) => `Se solicita su aprobación: ${name}`,
  payments: (project, day) =>
    day ? `Pago con vencimiento el ${day}: ${project}` : `Pago pendiente: ${project}`,
  several: (first) => `Novedades en su portal de clientes: ${first} y más`,
  severalBelow: 'hay novedades en su portal de clientes:',
  more: 'El resto de las novedades está en el portal.',
  open: 'Abrir en el portal',
  openPortal: 'Abrir el portal',
  why: 'Recibe este correo porque usa nuestro portal de clientes. Allí, en «Cuenta», elige qué se le comunica por correo y cuándo.',
  unsubscribe: 'No recibir más estos correos',
  kinds: {
    answers: 'respuestas a tickets',
    approvals: 'aprobaciones solicitadas',
    payments: 'pagos pendientes',
  },
  off: {
    title: 'Correos de su portal de clientes',
    question: (kinds) => `¿Desea no recibir más correos sobre ${kinds}?`,
    button: 'Desactivar estos correos',
    done: (kinds) => `Ya no recibirá correos sobre ${kinds}.`,
    again: 'Puede volver a activarlos en el portal, en «Cuenta».',
    invalid: 'Este enlace ya no es válido. En el portal, en «Cuenta», elige qué correos recibe.',
    portal: 'Abrir el portal',
  },
}
