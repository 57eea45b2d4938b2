export * from './write/use-write'
