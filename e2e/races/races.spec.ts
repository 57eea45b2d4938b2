import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installBrowser } from './browser/globals'
import { openOffice } from './office/office'
import type { Office } from './office/office'
import type { Outcome, Race } from './outcome'
import { TWO_PEOPLE, TWO_TABS } from './races'
import { search } from './search'
import * as broken from './tab/broken-parts.fixture'
import type { Parts } from './tab/parts'

// A race is work for the processor alone: on a busy machine it takes its time.
vi.setConfig({ testTimeout: 180_000 })

/** A fault that so many runs do not meet is not met. */
const MOST_RUNS = 8

let office: Office
let uninstall: () => void
beforeAll(async () => {
  office = await openOffice()
  uninstall = installBrowser()
})
afterAll(async () => {
  uninstall()
  await office.close()
})

/** Short runs: what they meet is met within few moves. */
const TABS: Race = { ...TWO_TABS, mostMoves: 800 }
const PEOPLE: Race = { ...TWO_PEOPLE, mostMoves: 500 }

test.each([TABS, PEOPLE])(
  '$name: nothing is lost, nothing written over unseen [OPEN-86..90, API-24..29]',
  async (race) => {
    const { outcomes, wrong } = await search(office, race, { seed: 1, runs: 2 })
    expect(wrong).toBeNull()
    expect(Math.max(...outcomes.map(({ acknowledged }) => acknowledged))).toBeGreaterThan(0)
  },
)

/** The shortest of the first runs in which a refused save is told as saved. */
const SHORT = '3'

const ROUGH_LINE: Race = { ...TABS, faults: { lostRequests: 6, lostAnswers: 80 } }
const GOOD_LINE: Race = { ...TWO_PEOPLE, mostMoves: 1500, mostTabs: 2, faults: { lostRequests: 0, lostAnswers: 0 } }

interface Variant {
  readonly what: string
  readonly parts: () => Parts
  readonly race: Race
  /** What the oracle says of it. */
  readonly sentence: RegExp
  /** The first run to play, by fast-check's path: those before it have no such moment, or are longer. */
  readonly from?: string
}

describe('the oracle notices what it is there for', () => {
  test.each<Variant>([
    {
      what: 'a second try under another key makes the booking twice [OPEN-87]',
      parts: () => broken.FORGETS_ITS_KEY,
      race: ROUGH_LINE,
      sentence: /^rule 5: b\d was made more than once$/,
      from: '7',
    },
    {
      what: 'a line that is sent twice under two names is there twice [CAT-40]',
      parts: () => broken.ADDS_TWICE,
      race: TABS,
      sentence: /^rule 1: ".+" is twice in version \d+/,
      from: '8',
    },
    {
      what: 'a refused save that is told as saved is nowhere [API-25]',
      parts: () => broken.SAYS_SAVED,
      race: TABS,
      sentence: /^rule 1: .+ was acknowledged to t\d+ and is nowhere$/,
      from: SHORT,
    },
    {
      what: 'a form that sends to the booking opened first puts one into another [OPEN-89]',
      parts: broken.sendsToTheFirst,
      race: TABS,
      sentence: /^rule 2: .+ of b1 in version \d+ of b2/,
    },
    {
      what: 'a merge that always takes mine writes over what nobody saw [OPEN-87]',
      parts: () => broken.TAKES_MINE,
      race: PEOPLE,
      sentence: /^rule 3: unseen .+ became /,
    },
    {
      what: 'a confirmation that submits the latest submits what it did not show [OPEN-86]',
      parts: () => broken.SUBMITS_THE_LATEST,
      race: GOOD_LINE,
      sentence: /^rule 4: .+ was shown ".+", submitted /,
      from: '9',
    },
    {
      what: 'a draft that two tabs write loses the words of one [OPEN-89]',
      parts: () => broken.SHARES_DRAFTS,
      race: TABS,
      sentence: /^rule 6: .+, typed in t\d+, is lost$/,
    },
  ])('$what', async (variant) => {
    expect(await firstSaying(variant)).toBeTruthy()
  })
})

/** What is wrong in the first of few runs in which something reads like this. */
async function firstSaying({ sentence, race, parts, from = '' }: Variant): Promise<string | undefined> {
  const find = (violations: readonly string[]) => violations.find((each) => sentence.test(each))
  const isWrong = ({ violations }: Outcome) => find(violations) !== undefined
  const { wrong } = await search(office, race, { seed: 1, replay: from, parts, runs: MOST_RUNS, isWrong })
  return find(wrong?.outcome.violations ?? [])
}
