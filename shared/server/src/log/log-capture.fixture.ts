import { onTestFinished } from 'vitest'
import { openLog } from './log'

export interface LogCapture {
  /** Parsed log lines. */
  readonly lines: Record<string, unknown>[]
  readonly text: () => string
  /** Parsed lines of the security log. */
  readonly security: () => Record<string, unknown>[]
}

/** Captures the JSON log until the test ends. */
export function captureLog(): LogCapture {
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
