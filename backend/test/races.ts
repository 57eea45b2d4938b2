/** Rounds of a race in the backend's specs, few by default. */
export const RACE_ROUNDS = Number(process.env.RACE_ROUNDS || 8)
