export { demoWorld } from './demo-world'
export { mediaFile } from './media'
export { demoRows } from './rows/rows'
