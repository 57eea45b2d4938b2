export type Encoding = 'br' | 'gzip' | 'identity'

/** Limit of the header; a longer one is ignored. Browsers send about 20 characters. */
const MAX_CHARACTERS = 1000

/** Encodings that a visitor accepts, the smallest first; `identity` is always the last one. */
export function parseAcceptEncoding(header = ''): readonly Encoding[] {
  const parts = header.length > MAX_CHARACTERS ? [] : header.toLowerCase().split(',')
  const accepted = new Set(
    parts
      .map((part) => part.split(';').map((text) => text.trim()))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  const known = ['br', 'gzip'] as const
  return [...known.filter((encoding) => accepted.has(encoding)), 'identity']
}
