export * from './layout/layout'
