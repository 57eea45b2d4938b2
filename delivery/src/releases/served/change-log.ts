/** A log that writes lines only if they differ from the last ones, and nothing after `end`. */
export function openChangeLog(write: (line: string) => void) {
  let [last, isEnded] = ['', false]
  return {
    log: (lines: readonly string[]): void => {
      const text = lines.join('\n')
      if (text !== last && text && !isEnded) write(text)
      last = text
    },
    /** Silences a poll that is still running. */
    end: (): void => {
      isEnded = true
    },
  }
}
