/**
 * `import 'client-portal-elements/pdf'` adds what shows PDFs to the modules. It is loaded when a client opens the first one;
 * without it, they download PDFs.
 */
import { addPdfView } from '../../views/files/viewer/pdf-view'

addPdfView(() => import('../../views/files/viewer/pdf/pdf-pages'))
