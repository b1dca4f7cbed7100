/** Before each file: the tests of core share processes, and each file has modules and globals of its own. */
import { vi } from 'vitest'

vi.unstubAllGlobals()
vi.resetModules()
