import { expect, test } from 'vitest'
import { csvFile } from './csv-file'

const MANY = 100_000
const AT_ONCE = 250

interface Row {
  readonly number: number
  readonly text: string
}
/** Of so many letters as a long row of bookings. */
const row = (number: number): Row => ({ number, text: `row ${number} ${'x'.repeat(180)}` })

/** Rows as a cursor of the database gives them; `made` is how many were asked for so far. */
function counted() {
  const asked = { made: 0 }
  async function* batches() {
    while (asked.made < MANY) {
      const from = asked.made
      asked.made += AT_ONCE
      yield Array.from({ length: AT_ONCE }, (_, index) => row(from + index))
    }
  }
  return { asked, batches }
}

test('of 100,000 rows no more than some hundred are there at once, however long the list is [OPEN-184]', async () => {
  const { asked, batches } = counted()
  const columns = [
    { header: 'Number', cell: ({ number }: Row) => String(number) },
    { header: 'Text', cell: ({ text }: Row) => text },
  ]
  const file = await csvFile(columns, (send) => send(batches()))
  let [taken, most, last] = [0, 0, '']
  for await (const part of file) {
    const text = String(part)
    taken += text.split('\r\n').length - 1
    most = Math.max(most, asked.made - taken)
    last = text.slice(-300)
  }
  // The head is a line too.
  expect([taken, asked.made]).toEqual([MANY + 1, MANY])
  expect(last).toContain(`\r\n${MANY - 1},row ${MANY - 1} x`)
  // 64 KB wait, of 200 bytes a row, and what was fetched last.
  expect(most).toBeGreaterThan(AT_ONCE)
  expect(most).toBeLessThan(5 * AT_ONCE)
})
