// @vitest-environment jsdom
import { testEveryElement } from './mount-everything'

testEveryElement()
