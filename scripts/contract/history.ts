import { execFileSync } from 'node:child_process'
import { ROOT } from '../lib/paths.mjs'

/** Output of git; null when it is empty or git fails. */
export function git(...words: readonly string[]): string | null {
  try {
    return execFileSync('git', words, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return null
  }
}
