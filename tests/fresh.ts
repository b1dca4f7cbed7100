/** Before each file of tests that share processes: it has modules, globals and clocks of its own. */
import { vi } from 'vitest'

vi.useRealTimers()
vi.restoreAllMocks()
vi.unstubAllGlobals()
vi.resetModules()
