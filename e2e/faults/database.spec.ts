import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '../../backend/test/api'
import { postgresUrl } from '../../backend/test/database'
import { lineTo } from '../../backend/test/line'
import { onALine, TROUBLES, walk } from './database'

const FULL = 'no room left, as it says (no disk filled)'
// Read-only is a setting of the whole server, which others use: that is walked by `npm run faults database`.
const { 'read-only': _, ...OWN } = TROUBLES
/** The embedded one has no second session and no line. */
const tried = Object.entries(postgresUrl ? OWN : { [FULL]: OWN[FULL] })

async function embedded() {
  const [api, line] = await Promise.all([testApi(), lineTo(0)])
  return { api, line, close: () => Promise.all([api.close(), line.close()]) }
}

let place: Awaited<ReturnType<typeof onALine | typeof embedded>>
beforeAll(async () => {
  place = await (postgresUrl ? onALine(postgresUrl) : embedded())
})
afterAll(() => place.close())

test.each(tried)(
  'a database with %s: a write is refused, nothing is half there, and then it is done',
  async (_name, trouble) => {
    let written = 0
    await walk(place, trouble, { wrote: () => void written++, note: () => {} })
    expect(written).toBe(1)
  },
)
