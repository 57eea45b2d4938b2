// One bundle, loaded with the texts.
export { FontForAll } from './FontForAll'
export { LineTools } from './LineTools'
