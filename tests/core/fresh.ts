/** Before each file: the tests of core share processes, and each file has modules, globals and clocks of its own. */
import { vi } from 'vitest'

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.resetModules()
