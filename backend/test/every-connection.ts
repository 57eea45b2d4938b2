import type { Connection } from '../src/db/connect'

/** Asks every connection of a pool: all at once, and so long that none has two turns. */
export const askEveryConnection = ({ sql, poolSize }: Connection, query: string) =>
  Promise.all(
    Array.from(
      { length: poolSize },
      async () => (await sql.query(`select pg_sleep(0.1), found.* from (${query}) found`))[0],
    ),
  )
