import { ensureSingle } from './single-files'

/** Builds what a portal is compared with, so that a bench finds it there: `tsx bench/load/build.ts tuned`. */
for (const variant of process.argv.slice(2)) {
  if (variant !== 'ordinary' && variant !== 'tuned')
    throw new Error(`No such build: ${variant}. There are: ordinary, tuned`)
  await ensureSingle(variant)
}
