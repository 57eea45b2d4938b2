import { same } from './check'
import { walkJourneys } from './journeys'
import type { SkewPortal } from './portal'
import { wordsInPage } from './refused'
import type { Pair, Releases, Side } from './releases'

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

/** The web server serves what fits; a page that is told of the others all the same refuses each, in the words of check. */
async function refused(pair: Pair, refusals: readonly string[], releases: Releases, portal: SkewPortal) {
  const entries = await releases.entries(pair)
  same(
    'what check says',
    refusals,
    entries.flatMap(({ unfit }) => unfit ?? []),
  )
  await portal.serve({ shell: pair.shell, remotes: pair.shell })
  const [said = ''] = refusals
  const words = await wordsInPage(
    portal.origin,
    entries.map((entry) => ({ ...entry, unfit: said })),
  )
  same(`the words of check in "${words}"`, words.includes(said), true)
  return `refused: ${said}`
}

/** A remote of a contract that this shell does not know yet. */
async function refusedToCome(pair: Pair, contract: string, releases: Releases, portal: SkewPortal) {
  await portal.serve(pair)
  const entries = await releases.entries(pair, contract)
  const words = await wordsInPage(portal.origin, entries)
  const said = entries.flatMap(({ unfit }) => (unfit && words.includes(unfit) ? [unfit] : []))
  same(`the words of check in "${words}"`, said.length, 1)
  return `refused: ${said[0]}`
}
