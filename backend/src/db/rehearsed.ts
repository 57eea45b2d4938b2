import { randomInt } from 'node:crypto'
import type { Db } from './connect'
import { bookings } from './schema/booking'

/** Below all that are given: no people see it, and none of theirs is left out. */
const someNumber = () => -randomInt(1, 2 ** 47)

/** What ends a transaction that has done all it was for. */
class RehearsalEnded extends Error {}

/**
 * The same database, for writes that are only practised: each of its transactions is rolled back at its end and answers
 * as if it had been kept. A booking is written under a number below zero, since a number once given is not given again
 * [OPEN-317].
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
