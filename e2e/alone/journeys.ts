import { execFile } from 'node:child_process'
import { messageOf } from '@portal/domain/unknown'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** Journeys that are walked: a booking from the dashboard to the list, and an owner's approval. */
const WALKED = [
  ['book-private-cremation', 'a practice owner books a private cremation'],
  ['approve-engraving', 'an owner changes words and icon on a phone'],
] as const

/** Walks them at this portal. Throws with what went wrong. */
export function walkJourneys(origin: string): Promise<void> {
  const words = [
    inRoot('e2e/node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${inRoot('e2e/playwright.config.ts')}`,
    `--grep=${WALKED.map(([, title]) => title).join('|')}`,
    ...WALKED.map(([file]) => `journeys/${file}`),
  ]
  const env = { ...process.env, E2E_BASE_URL: origin, E2E_REPORT: '' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: inRoot(), env }, (error, stdout) => {
      const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0)
      if (!error && passed === WALKED.length) resolve()
      else reject(new Error(`${passed} of ${WALKED.length} journeys passed. ${stdout.trim() || messageOf(error)}`))
    })
  })
}
