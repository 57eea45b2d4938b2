export * from './schema'
export * from './compatibility'
export * from './early-request'
