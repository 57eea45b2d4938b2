import { execFile } from 'node:child_process'
import { messageOf } from '@portal/domain/unknown'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** Files and starts of titles: a booking from the dashboard to the list, and an owner's approval. */
const JOURNEYS = [
  ['book-private-cremation', 'a practice owner books a private cremation'],
  ['approve-engraving', 'an owner changes words and icon on a phone'],
] as const

/** Runs these journeys at a portal. Throws with the output when one fails. */
export function runJourneys(origin: string): Promise<void> {
  const words = [
    inRoot('e2e/node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${inRoot('e2e/playwright.config.ts')}`,
    `--grep=${JOURNEYS.map(([, title]) => title).join('|')}`,
    ...JOURNEYS.map(([file]) => `journeys/${file}`),
  ]
  const env = { ...process.env, E2E_BASE_URL: origin, E2E_REPORT: '' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: inRoot(), env }, (error, stdout) => {
      const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0)
      if (!error && passed === JOURNEYS.length) resolve()
      else reject(new Error(`${passed} of ${JOURNEYS.length} journeys passed. ${stdout.trim() || messageOf(error)}`))
    })
  })
}
