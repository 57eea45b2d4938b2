/** Limits for five minutes, so that nobody fills the database with invented names. */
const MOST_REMOTES = 30
const MOST_VERSIONS = 20

export interface PartVersion {
  readonly remote: string
  readonly version: string
}

/** Parts that are counted already, and new ones within the limits: 30 remotes, and 20 versions of each. */
export function withRoom<P extends PartVersion>(parts: readonly P[], known: readonly PartVersion[]): P[] {
  const kept = new Map<string, Set<string>>()
  const keep = ({ remote, version }: PartVersion) => kept.set(remote, (kept.get(remote) ?? new Set()).add(version))
  known.forEach(keep)
  return parts.filter((part) => {
    const versions = kept.get(part.remote)
    if (versions?.has(part.version)) return true
    if (versions ? versions.size >= MOST_VERSIONS : kept.size >= MOST_REMOTES) return false
    keep(part)
    return true
  })
}
