export * from './fake-host'
export * from './expect-module-matches'
export * from './nasty-texts'
export * from './render-in-portal'
