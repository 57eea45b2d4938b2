// What the server alone finds and judges; pages show what it answers.
export * from '../pet/unlikely-weight'
export * from './rules'
export * from './same-pet'
