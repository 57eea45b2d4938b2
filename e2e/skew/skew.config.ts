import path from 'node:path'

/** The version whose journeys are walked: they and their runner are its own. */
const e2e = path.join(process.cwd(), 'e2e')
const { default: own } = await import(path.join(e2e, 'playwright.config.ts'))

/** Its configuration with patience: nobody waits for it, and a machine that does other things too fails no pair. */
export default { ...own, testDir: path.join(e2e, 'journeys') }
