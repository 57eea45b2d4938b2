// Checks that only the server runs; pages show its results.
export * from './unlikely-weight'
export * from './other-name'
export * from './rules'
export * from './same-pet'
