import { execFile } from 'node:child_process'
import { messageOf } from '@portal/domain/unknown'
import { inRoot } from '../../scripts/lib/paths.mjs'

/** A journey's file and the start of its title. */
type Journey = readonly [file: string, title: string]

/** A booking from the dashboard to the list. */
export const BOOKING: Journey = ['book-private-cremation', 'a practice owner books a private cremation']
/** An owner's approval. It can be walked once: the demo world has one plaque that waits. */
export const APPROVAL: Journey = ['approve-engraving', 'an owner changes words and icon on a phone']

/** Runs these journeys at a portal. Throws with the output when one fails. */
export function runJourneys(origin: string, journeys: readonly Journey[]): Promise<void> {
  const words = [
    inRoot('e2e/node_modules/@playwright/test/cli.js'),
    'test',
    `--config=${inRoot('e2e/playwright.config.ts')}`,
    `--grep=${journeys.map(([, title]) => title).join('|')}`,
    ...journeys.map(([file]) => `journeys/${file}`),
  ]
  const env = { ...process.env, E2E_BASE_URL: origin, E2E_REPORT: '' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, words, { cwd: inRoot(), env }, (error, stdout) => {
      const passed = Number(/(\d+) passed/.exec(stdout)?.[1] ?? 0)
      if (!error && passed === journeys.length) resolve()
      else reject(new Error(`${passed} of ${journeys.length} journeys passed. ${stdout.trim() || messageOf(error)}`))
    })
  })
}
