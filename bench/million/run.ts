import { parseArgs } from 'node:util'
import { withBackend } from '../api/with-backend'
import { loadMillion, BIG_SHARE, BIG_USER } from './load-million'
import { measureShapes } from './measure'
import { ROOM } from './room'
import { SHAPES } from './shapes'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '60' },
    /** Requests of each shape before those that are measured. */
    'warm-up': { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    bookings: { type: 'string', default: '1000000' },
    /** Milliseconds that so many of a shape's requests may take. */
    limit: { type: 'string', default: '20' },
    share: { type: 'string', default: '0.95' },
  },
})
const bookings = Number(values.bookings)

/** Every shape of the booking list of a practice of 200,000 among a million; whether all are fast enough. */
function main(): Promise<boolean> {
  return withBackend(
    (client) => loadMillion(client, bookings),
    async ({ urls: [url = ''], tokenOf }) => {
      console.log(`portal/booking of a practice of ${bookings * BIG_SHARE} bookings among ${bookings}, PostgreSQL\n`)
      const shapes = SHAPES.filter(({ name }) => name.includes(values.only))
      return measureShapes({
        url,
        token: tokenOf(BIG_USER),
        shapes,
        requests: Number(values.requests),
        warmUp: Number(values['warm-up']),
        limit: Number(values.limit),
        share: Number(values.share),
      })
    },
    ROOM,
  )
}

process.exit((await main()) ? 0 : 1)
