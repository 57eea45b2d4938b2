import { execFileSync } from 'node:child_process'
import { CONTRACT_FILE } from '../../shared/federation/webpack/contract-document'
import { ROOT } from '../lib/paths.mjs'

/** The contract as the last commit has it; null without a history. */
export const inLastCommit = () => git('show', `HEAD:./${CONTRACT_FILE}`)

/** What git says; null where it says nothing, or there is no history. */
export function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
