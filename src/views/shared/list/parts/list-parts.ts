/** What only a long list has. It is one file: small ones compress badly, and a long list has several of them. */
// biome-ignore lint/performance/noBarrelFile: the file itself is what is loaded
export { Arrived } from './arrived'
export { Pages } from './pages'
export { ShowMore } from './show-more'
export { SkipList } from './skip-list'
