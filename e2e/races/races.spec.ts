import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { installBrowser } from './browser/globals'
import { openOffice } from './office/office'
import type { Office } from './office/office'
import type { Outcome, Race } from './outcome'
import { play } from './race'
import { RACES, TWO_PEOPLE, TWO_TABS } from './races'
import * as broken from './tab/broken-parts.fixture'
import type { Parts } from './tab/parts'

// A race is work for the processor alone: on a busy machine it takes its time.
vi.setConfig({ testTimeout: 90_000 })

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

test.each(RACES)('$name: nothing is lost, nothing written over unseen [OPEN-86..90, API-24..29]', async (race) => {
  const { violations, acknowledged } = await play(office, race, 1)
  expect(violations).toEqual([])
  expect(acknowledged).toBeGreaterThan(0)
})

test('a seed plays the same race again, word for word', async () => {
  const [first, second] = [await play(office, TWO_PEOPLE, 2), await play(office, TWO_PEOPLE, 2)]
  expect(second).toEqual(first)
  expect(first.log.length).toBeGreaterThan(TWO_PEOPLE.operations)
})

const ROUGH_LINE: Race = { ...TWO_TABS, faults: { lostRequests: 3, lostAnswers: 40 } }
const GOOD_LINE: Race = { ...TWO_PEOPLE, mostTabs: 2, faults: { lostRequests: 0, lostAnswers: 0 } }

interface Variant {
  readonly what: string
  readonly parts: Parts
  readonly race: Race
  /** What the oracle says of it. */
  readonly sentence: RegExp
  /** The first seed to play: those before it have no such moment. */
  readonly from?: number
}

describe('the oracle notices what it is there for', () => {
  test.each<Variant>([
    {
      what: 'a second try under another key makes the booking twice [OPEN-87]',
      parts: broken.FORGETS_ITS_KEY,
      race: ROUGH_LINE,
      sentence: /^rule 5: b\d was made more than once$/,
      from: 10,
    },
    {
      what: 'a line that is sent twice under two names is there twice [CAT-40]',
      parts: broken.ADDS_TWICE,
      race: TWO_TABS,
      sentence: /^rule 1: ".+" is twice in version \d+/,
    },
    {
      what: 'a refused save that is told as saved is nowhere [API-25]',
      parts: broken.SAYS_SAVED,
      race: TWO_TABS,
      sentence: /^rule 1: .+ was acknowledged to t\d+ and is nowhere$/,
    },
    {
      what: 'a form that sends to the booking opened first puts one into another [OPEN-89]',
      parts: broken.sendsToTheFirst(),
      race: TWO_TABS,
      sentence: /^rule 2: .+ of b1 in version \d+ of b2/,
    },
    {
      what: 'a merge that always takes mine writes over what nobody saw [OPEN-87]',
      parts: broken.TAKES_MINE,
      race: TWO_PEOPLE,
      sentence: /^rule 3: unseen .+ became /,
    },
    {
      what: 'a confirmation that submits the latest submits what it did not show [OPEN-86]',
      parts: broken.SUBMITS_THE_LATEST,
      race: GOOD_LINE,
      sentence: /^rule 4: .+ was shown ".+", submitted /,
    },
    {
      what: 'a draft that two tabs write loses the words of one [OPEN-89]',
      parts: broken.SHARES_DRAFTS,
      race: TWO_TABS,
      sentence: /^rule 6: .+, typed in t\d+, is lost$/,
    },
  ])('$what', async (variant) => {
    expect(await firstSaying(variant)).toBeTruthy()
  })
})

const MOST_SEEDS = 8

/** The first violation of few seeds that reads like this. */
async function firstSaying({ sentence, race, parts, from = 1 }: Variant): Promise<string | undefined> {
  for (let seed = from; seed < from + MOST_SEEDS; seed++) {
    const { violations }: Outcome = await play(office, race, seed, parts)
    const found = violations.find((each) => sentence.test(each))
    if (found) return found
  }
}
