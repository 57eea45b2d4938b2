export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send some 20 characters; of a longer header nothing is read. */
const MOST_CHARACTERS = 1000

/** Encodings a visitor takes, the smallest first; `identity` is always the last resort. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const parts = header.length > MOST_CHARACTERS ? [] : header.toLowerCase().split(',')
  const accepted = new Set(
    parts
      .map((part) => part.split(';').map((word) => word.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  const known = ['br', 'gzip'] as const
  return [...known.filter((encoding) => accepted.has(encoding)), 'identity']
}
