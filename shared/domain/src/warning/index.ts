// What the server alone finds and judges; pages show what it answers.
export * from './unlikely-weight'
export * from './other-name'
export * from './rules'
export * from './same-pet'
