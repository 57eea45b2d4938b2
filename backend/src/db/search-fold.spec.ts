import { fold, foldedName, spacedWords, wordStarts } from '@portal/domain-bundled/search'
import { UNUSUAL_TEXTS } from '@portal/testing/nasty-texts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from './connect'

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
})
afterAll(() => connection.close())

/** All letters and marks of Western, Greek and Cyrillic writing, and punctuation. */
const LETTERS = Array.from({ length: 0x2c00 }, (_, code) => String.fromCodePoint(code || 32)).filter(
  (letter) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\p{Zs}\p{M}]/u.test(letter) &&
    // Unicode has this letter since so recently that only new databases know its lower case.
    letter !== '\u1c89',
)

describe('the database folds text like the domain [OPEN-357]', () => {
  test.each([
    'Zoë',
    'O’Neill',
    "O'Neill",
    'St. John',
    'Van  der Berg',
    'MÜLLER-Lüdenscheid',
    'Anne‑Marie – GROẞ ﬁ Ｚｏｅ',
    'ΣΩΚΡΆΤΗΣ Йосиф',
    ...Object.values(UNUSUAL_TEXTS),
  ])('%j', async (text) => {
    const value = sql`${text}::text`
    const result = await connection.db
      .execute(sql`select search_fold(${value}) as fold, search_words(${value}) as words,
      replace(search_fold(${value}), ' ', '') as name, array(select search_starts(${value})) as starts`)
    expect(Object(result).rows).toEqual([
      {
        fold: fold(text),
        words: spacedWords(text).join(' '),
        name: foldedName(text),
        starts: wordStarts(text).map((start) => Array.from(start).slice(0, 40).join('')),
      },
    ])
  })

  test('letter by letter', async () => {
    const rows = await connection.sql.query(
      `select letter, search_fold('a' || letter || 'b') as folded from jsonb_array_elements_text($1::jsonb) letter`,
      [JSON.stringify(LETTERS)],
    )
    const others = rows.filter(({ letter, folded }) => fold(`a${String(letter)}b`) !== folded)
    expect(others.map(({ letter, folded }) => [letter, folded, fold(`a${String(letter)}b`)])).toEqual([])
  })
})
