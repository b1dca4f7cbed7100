// @vitest-environment happy-dom
import { testEveryElement } from './mount-everything'

testEveryElement()
