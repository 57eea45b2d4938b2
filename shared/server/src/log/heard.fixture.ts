import { onTestFinished } from 'vitest'
import { openLog } from './log'

export interface Heard {
  /** Each line as an operator's machine reads it, and as it was written. */
  readonly lines: Record<string, unknown>[]
  readonly text: () => string
  /** Of these alone those of the security log. */
  readonly security: () => Record<string, unknown>[]
}

/** The log as an operator gets it, from now until the test has ended: one left open would take the lines of later specs. */
export function hearLog(): Heard {
  const written: string[] = []
  const lines: Record<string, unknown>[] = []
  onTestFinished(
    openLog('test', 'json', (line) => {
      written.push(line)
      lines.push(JSON.parse(line))
    }),
  )
  return { lines, text: () => written.join(''), security: () => lines.filter((line) => 'security' in line) }
}
