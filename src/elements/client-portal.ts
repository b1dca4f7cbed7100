/** All in one file: every element, defined at once. */
import { defineElements } from './index'

export * from './index'

void defineElements()
