/** For a file of tests that imports it: every element is defined. */
import { beforeAll } from 'vitest'
import { defineElements } from '../../src/elements/index'

beforeAll(() => defineElements())
