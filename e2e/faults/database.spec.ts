import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { postgresUrl } from '../../backend/test/database'
import { onALine, TROUBLES, walk } from './database'

// Read-only is a setting of the whole server, which others use: that is walked by `npm run faults database`.
const { 'read-only': _, ...OWN } = TROUBLES

describe.each(postgresUrl ? [postgresUrl] : [])('PostgreSQL', (server) => {
  let place: Awaited<ReturnType<typeof onALine>>
  beforeAll(async () => {
    place = await onALine(server)
  })
  afterAll(() => place.close())

  test.each(Object.entries(OWN))('%s', async (_name, trouble) => {
    let written = 0
    await walk(place, trouble, { wrote: () => void written++, note: () => {} })
    expect(written).toBe(1)
  })
})
