/**
 * `import 'client-portal-elements/pdf'` adds what shows PDFs to the modules. It is loaded when a client opens the first one;
 * without it, they download PDFs.
 */
import { Pdf, preparePdf } from '../../views/files/viewer/pdf'
import { addPdfView } from '../../views/files/viewer/pdf-view'

addPdfView({ Pdf, preparePdf })
