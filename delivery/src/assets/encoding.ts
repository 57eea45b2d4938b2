export type Encoding = 'br' | 'gzip' | 'identity'

/** Encodings a visitor takes, the smallest first; `identity` is always the last resort. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const accepted = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
      .map(([name]) => name),
  )
  const known = ['br', 'gzip'] as const
  return [...known.filter((encoding) => accepted.has(encoding)), 'identity']
}
