import { execFile } from 'node:child_process'
import path from 'node:path'
import { messageOf } from '@portal/domain/unknown'
import type { Side } from './releases'

/** What is walked: a booking from the dashboard to the list, and an owner's word on an artwork. */
const WALKED = [
  ['book-private-cremation', 'a practice owner books a private cremation'],
  ['approve-engraving', 'an owner changes words and icon on a phone'],
] as const

const MOST_MS = 480_000

/**
 * Walks the journeys of the remotes' own version, which says what stands on their screens, against this portal.
 * Throws what went wrong.
 */
export function walkJourneys({ root }: Side, origin: string): Promise<void> {
  const words = [
    path.join(root, 'e2e/node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${path.join(import.meta.dirname, 'skew.config.ts')}`,
    `--grep=${WALKED.map(([, title]) => title).join('|')}`,
    ...WALKED.map(([file]) => `journeys/${file}`),
  ]
  const env = { ...process.env, E2E_BASE_URL: origin, E2E_REPORT: '' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: root, env, timeout: MOST_MS }, (error, stdout) => {
      const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0)
      if (!error && passed === WALKED.length) resolve()
      else reject(new Error(`${passed} of ${WALKED.length} journeys passed. ${stdout.trim() || messageOf(error)}`))
    })
  })
}
