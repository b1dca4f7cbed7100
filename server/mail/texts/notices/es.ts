import { behindNames } from '../../../stores/closed.ts'
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
  bells: {
    answered: {
      title: 'Nueva respuesta en su ticket',
      message: (from, subject) => `${from} ha respondido a «${subject}».`,
      CTA: 'Leer la respuesta',
    },
    resolved: {
      title: 'Su ticket está resuelto',
      message: (from, subject) => `${from} ha resuelto «${subject}».`,
      CTA: 'Abrir el ticket',
    },
    wrote: {
      title: 'Nuevo mensaje en un ticket',
      message: (name, subject) => `${name}${behindNames.wrote.es}${subject}».`,
      CTA: 'Leer el mensaje',
    },
    added: {
      title: 'Sigue un ticket',
      message: (name, subject) => `${name}${behindNames.added.es}${subject}».`,
      CTA: 'Abrir el ticket',
    },
    copyIsReady: {
      title: 'Sus datos están listos',
      message: 'La copia de todo lo que se guarda sobre usted puede descargarse durante un día.',
      CTA: 'Descargar',
    },
    isNotErased: { title: 'Su cuenta no se borra', CTA: 'Abrir su cuenta' },
    waits: { title: (what) => `Le espera: ${what}`, CTA: 'Verlo' },
    update: { title: 'Novedades en su proyecto', CTA: 'Leer la novedad' },
    due: {
      soon: 'Un pago vence pronto',
      today: 'Un pago vence hoy',
      message: (project, day) => `${project}: pague hasta el ${day}, por favor.`,
      CTA: 'Abrir el proyecto',
    },
  },
  copyIsReady: {
    subject: 'La copia de sus datos está lista',
    says: 'la copia de todo lo que se guarda sobre usted en su portal de clientes está lista. Puede descargarla allí durante un día, en «Cuenta»:',
    ifNotYou:
      'Si no la ha pedido, inicie sesión y cierre todas las demás sesiones en «Seguridad», en su cuenta.',
  },
  erasureIsAsked: {
    subject: 'Nos ha pedido que borremos su cuenta',
    says: 'nos ha pedido que borremos su cuenta y todo lo que se guarda sobre usted en su portal de clientes. Nos ocuparemos de ello y le diremos si la ley nos obliga a conservar algo.',
    ifNotYou: 'Si no ha sido usted, o si cambia de opinión, retire la solicitud en «Cuenta»:',
  },
  readme: {
    about: 'Esta es una copia de todo lo que se guarda sobre usted en este portal de clientes.',
    json: 'todo, para un programa',
    tables: 'las listas, para una hoja de cálculo',
    files: 'todos los archivos: los suyos y los que se han compartido con usted',
    secrets: 'No contiene contraseñas ni claves: se guardan de forma que nadie puede leerlas.',
  },
}
