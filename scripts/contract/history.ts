import { execFileSync } from 'node:child_process'
import { ROOT } from '../lib/paths.mjs'

/** What git says; null where it says nothing, or there is no history. */
export function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
