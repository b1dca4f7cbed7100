/** For a file of tests that imports it: every element is defined, and before each test, Ada signs in. */
import './defined'
import { beforeEach } from 'vitest'
import { signInAs } from './page'

beforeEach(() => signInAs())
