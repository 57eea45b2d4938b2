/** Text without NUL and lone surrogates: nothing downstream can store or sign those. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Parsed JSON, or undefined when the text is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
