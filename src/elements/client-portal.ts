/** The entry of the all-in-one script. It defines every element at once. */
import { defineElements } from './index'

export * from './index'

void defineElements()
