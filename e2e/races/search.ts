import { asyncProperty, check, commands, integer, noShrink, sample, scheduler } from 'fast-check'
import type { Office } from './office/office'
import { movesOf } from './moves'
import type { Outcome, Race } from './outcome'
import { RaceRun } from './run-of-race'
import { PARTS } from './tab/parts'
import type { Parts } from './tab/parts'

export interface Wanted {
  readonly seed: number
  /** How many runs, each with moves of its own. */
  readonly runs?: number
  /** Anew for each run. */
  readonly parts?: () => Parts
  /** Says at which of its shrunk forms a failure was: fast-check's path, and which moves ran on the way there. */
  readonly replay?: string
  /** How long a failure may be made smaller. */
  readonly shrinkingMs?: number
  isWrong?(outcome: Outcome): boolean
}

export interface Found {
  /** Runs until the first that is wrong. */
  readonly outcomes: readonly Outcome[]
  /** The smallest that is wrong, and what leads to it again. */
  readonly wrong: { readonly outcome: Outcome; readonly replay: string } | null
}

/** Plays a race as fast-check generates it from a seed, and makes smaller what goes wrong. */
export async function search(office: Office, race: Race, wanted: Wanted): Promise<Found> {
  const { seed, runs = 1, parts = () => PARTS, replay = '', shrinkingMs = 0 } = wanted
  const { isWrong = ({ violations }) => violations.length > 0 } = wanted
  const [path = '', replayPath] = replay.split(' ')
  const outcomes: Outcome[] = []
  let [run, smallest, end]: [RaceRun | null, Outcome | null, number] = [null, null, Infinity]
  const moves = commands(movesOf(race), {
    maxCommands: race.mostMoves,
    size: 'max',
    ...(replayPath ? { replayPath } : {}),
  })
  const scheduled = scheduler({ act: (release) => run?.let(release) ?? release() })
  // A scheduler that is cloned for a smaller form goes on where the one before has stopped: each run makes its own.
  const property = asyncProperty(moves, noShrink(integer()), async (chosen, order) => {
    // What is not tried any more counts as well: the failure stays as small as it is.
    if (Date.now() > end) return true
    const [own] = sample(scheduled, { seed: order, numRuns: 1 })
    if (!own) throw new Error('No scheduler was made')
    run = new RaceRun(office, race, own, parts())
    const outcome = await run.play(chosen)
    if (!smallest) outcomes.push(outcome)
    if (!isWrong(outcome)) return true
    if (!smallest) end = Date.now() + shrinkingMs
    smallest = outcome
    return false
  })
  const { failed, counterexample, counterexamplePath } = await check(property, {
    seed,
    path,
    numRuns: runs,
    endOnFailure: shrinkingMs === 0,
  })
  if (!failed || !smallest || !counterexample) return { outcomes, wrong: null }
  const [, ran = ''] = /replayPath="(.+)"/.exec(String(counterexample[0])) ?? []
  return { outcomes, wrong: { outcome: smallest, replay: `${counterexamplePath} ${ran}`.trim() } }
}
