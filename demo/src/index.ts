export { demoWorld } from './demo-world'
export { mediaPaths } from './media/files'
export { withMedia } from './media/store'
export { demoRows } from './rows/rows'
