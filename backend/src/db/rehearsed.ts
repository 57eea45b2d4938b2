import { randomInt } from 'node:crypto'
import type { Db } from './connect'
import { bookings } from './schema/booking'

/** Negative order number, which cannot collide with real ones and uses up none of them. */
const someNumber = () => -randomInt(1, 2 ** 47)

/** Thrown to roll back a transaction that has succeeded. */
class RehearsalEnded extends Error {}

/**
 * The database for rehearsed writes: each transaction is rolled back at its end and returns its result. Bookings get
 * negative order numbers, because a number from the sequence is lost [OPEN-317].
 */
export function rehearsed(db: Db): Db {
  const transaction: Db['transaction'] = async (work, config) => {
    const answers: Awaited<ReturnType<typeof work>>[] = []
    const over = new RehearsalEnded()
    await db
      .transaction(async (tx) => {
        numberBelowZero(tx)
        answers.push(await work(tx))
        throw over
      }, config)
      .catch((error: unknown) => {
        if (error !== over) throw error
      })
    for (const answer of answers) return answer
    throw over
  }
  return Object.assign(Object.create(db), { transaction })
}

function numberBelowZero(tx: Db): void {
  tx.insert = new Proxy(tx.insert, {
    apply: (insert, self, [table]: readonly unknown[]) => {
      const builder: unknown = Reflect.apply(insert, self, [table])
      return table === bookings ? numbered(builder) : builder
    },
  })
}

function numbered(builder: unknown): unknown {
  const { values } = Object(builder)
  return {
    values: (row: object): unknown => Reflect.apply(values, builder, [{ ...row, orderId: someNumber() }]),
  }
}
