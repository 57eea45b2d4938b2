/** Interleavings of a race in the backend's specs, few in every run. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS || 8)
