/** Kept of five minutes, so that nobody fills the database with names of their own. */
const MOST_REMOTES = 30
const MOST_VERSIONS = 20

export interface PartVersion {
  readonly remote: string
  readonly version: string
}

/** The parts that are known already, and new ones as long as there is room: 30 remotes, 20 versions of each. */
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
