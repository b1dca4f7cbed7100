/** The entry of the all-in-one script. It defines every element at once. */
import { getFilesBy, knowsFiles } from '../core/index'
import { defineElements } from './index'
import { askForFiles, isGone } from './loader/files'

export * from './index'

if (knowsFiles) getFilesBy({ askForFiles, isGone })
void defineElements()
