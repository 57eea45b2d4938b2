import { refusalOf } from '@portal/federation/host'
import { same } from './check'
import { walkJourneys } from './journeys'
import type { SkewPortal } from './portal'
import { wordsInPage } from './refused'
import { versionOf, type Pair, type Releases, type Side } from './releases'

/** One pair of shell and remotes; its walk answers what was done, and throws what went wrong. */
export interface Cell {
  readonly name: string
  readonly walk: () => Promise<string>
}

/** All pairs of the two, each walked or refused, and a refusal by the shell of now. */
export function skewCells(old: Side, now: Side, releases: Releases, portal: SkewPortal): readonly Cell[] {
  const pairs = [now, old].flatMap((shell) => [old, now].map((remotes) => ({ shell, remotes })))
  const [major = '', minor = ''] = now.contract.split('.')
  const toCome = `${major}.${Number(minor) + 1}`
  return [
    ...pairs.map((pair) => ({
      name: `shell ${pair.shell.contract} × remotes ${pair.remotes.contract}`,
      walk: () => walkPair(pair, releases, portal),
    })),
    {
      name: `shell ${now.contract} × remotes ${toCome}`,
      walk: () => refusedToCome({ shell: now, remotes: now }, toCome, releases, portal),
    },
  ]
}

async function walkPair(pair: Pair, releases: Releases, portal: SkewPortal): Promise<string> {
  const refusals = await releases.refusals(pair)
  if (refusals.length > 0) return refused(pair, refusals, releases, portal)
  await portal.serve(pair)
  await walkJourneys(pair.remotes, portal.origin)
  return 'booked and approved'
}

/** The web server serves what fits; a page that is told of the others all the same refuses each, with both versions. */
async function refused(pair: Pair, refusals: readonly string[], releases: Releases, portal: SkewPortal) {
  const entries = await releases.entries(pair)
  const expected = entries.map((entry) => refusalOf(entry, { ...pair.shell, version: versionOf(pair.shell) }))
  // Behind it, the names that are not there.
  same(
    'what check says',
    refusals.map((words) => words.split('; it uses ')[0]),
    expected,
  )
  await portal.serve({ shell: pair.shell, remotes: pair.shell })
  const words = await wordsInPage(portal.origin, entries)
  const versions = [pair.remotes, pair.shell].map(({ contract }) => words.includes(contract))
  same(`both versions in "${words}"`, versions, [true, true])
  return `refused: ${refusals[0]}`
}

/** The shell of now says it in the very words of check; that of before has its own. */
async function refusedToCome(pair: Pair, contract: string, releases: Releases, portal: SkewPortal) {
  await portal.serve(pair)
  const entries = (await releases.entries(pair)).map((entry) => ({ ...entry, contract }))
  const words = await wordsInPage(portal.origin, entries)
  const shell = { ...pair.shell, version: versionOf(pair.shell) }
  const said = entries.map((entry) => refusalOf(entry, shell)).filter((refusal) => words.includes(refusal))
  same(`the words of check in "${words}"`, said.length, 1)
  return `refused: ${said[0]}`
}
