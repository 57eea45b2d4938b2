import { configureGlobal } from 'fast-check'

// The same values in every run: what fails has been broken by the change at hand. `npm run prove` looks further.
configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) })
