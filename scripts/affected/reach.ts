/** How far a change can reach. */
export interface Reach {
  /** Why everything is looked at; null where less will do. */
  readonly everything: string | null
  /** Remotes of which something was changed. */
  readonly remotes: readonly string[]
  /** Changed files of remotes, and journeys that were changed themselves. */
  readonly files: readonly string[]
}

const REMOTE = /^(mf-[a-z0-9-]+)\//
const JOURNEY = /^e2e\/journeys\/[^/]+\.e2e\.ts$/
/** What nobody builds or runs; specs of `scripts/` that read it run anyway. */
const PROSE = /\.md$/
const COMPILED_PROSE = 'shared/federation/contract.md'

/** How far a change of these files reaches: a remote is nobody's import, all else may be everybody's [OPEN-248]. */
export function reachOf(changed: readonly string[]): Reach {
  const own = changed.filter((file) => REMOTE.test(file) || JOURNEY.test(file))
  const others = changed.filter((file) => !own.includes(file) && (!PROSE.test(file) || file === COMPILED_PROSE))
  const remotes = new Set(own.flatMap((file) => REMOTE.exec(file)?.[1] ?? []))
  const [first] = others
  const more = others.length > 1 ? ` and ${others.length - 1} more` : ''
  return {
    everything: first === undefined ? null : `${first}${more}: what every part is built from, served by or tried with`,
    remotes: [...remotes].toSorted(),
    files: own.filter((file) => !PROSE.test(file)),
  }
}
