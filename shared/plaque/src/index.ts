export * from './finish/finish'
export * from './layout/layout'
export * from './layout/plaque'
export * from './outlines/outlines'
