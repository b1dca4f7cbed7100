/** Finds the LibreOffice that reads our files as a client's spreadsheet does. */
import { existsSync } from 'node:fs'
import { pathsOf } from './paths.ts'

/** The path of LibreOffice's program: the one that `LIBREOFFICE_PATH` names, else the system's. */
export const findLibreOffice = (): string | undefined =>
  process.env.LIBREOFFICE_PATH ||
  [...pathsOf(['soffice', 'libreoffice']), '/Applications/LibreOffice.app/Contents/MacOS/soffice'].find(
    existsSync,
  )
