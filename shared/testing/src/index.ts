export * from './fake-host'
export * from './expect-module-matches'
export * from './render-in-portal'
