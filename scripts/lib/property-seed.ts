import { configureGlobal } from 'fast-check'

// A fixed seed, so that a new failure comes from the current change. `npm run prove` uses other seeds.
configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
