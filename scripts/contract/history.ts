import { execFileSync } from 'node:child_process'
import { CONTRACT_FILE } from '../../shared/federation/webpack/contract-document'
import { ROOT } from '../lib/paths.mjs'

/** The contract as the last commit has it; null without a history. */
export const inLastCommit = () => git('show', `HEAD:./${CONTRACT_FILE}`)

/** The contract before the last commit that changed it; null without one, or without a history. */
export function beforeLastChange(): string | null {
  const commit = git('log', '-1', '--format=%H', '--', CONTRACT_FILE)?.trim()
  return commit ? git('show', `${commit}~1:./${CONTRACT_FILE}`) : null
}

/** What git says; null where it says nothing, or there is no history. */
export function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
