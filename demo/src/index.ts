export { demoWorld } from './demo-world'
export { withMedia } from './media/store'
export { demoRows } from './rows/rows'
