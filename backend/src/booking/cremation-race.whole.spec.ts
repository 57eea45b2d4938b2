import { expect, test } from 'vitest'
import { EDIT_KINDS, raceWithFlag, RACE_ROUNDS } from '../../test/cremation-race'
import { specApi } from '../../test/spec-api'

const api = specApi()

test.each(EDIT_KINDS)(
  'if the cremation flag is set during %s, every acknowledged change was written before it [OPEN-23]',
  async (kind) => {
    const { acknowledged, refused, violations } = await raceWithFlag(api, kind, RACE_ROUNDS)
    expect(violations).toEqual([])
    expect(acknowledged).toBeGreaterThan(0)
    expect(refused).toBeGreaterThan(0)
  },
  120_000,
)
