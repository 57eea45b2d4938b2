import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { read, writtenFiles } from '../lib/written-files'
import { blockingStatements } from './what-blocks'

const files = writtenFiles().filter((file) => /^backend\/src\/db\/migrations\/\d{4}_\w+\.sql$/.test(file))
const names = files.map((file) => path.basename(file)).toSorted()

describe('the previous version works with a migrated database [OPEN-148]', () => {
  test('no migration blocks its writes', () => {
    expect(names).not.toEqual([])
    const blocking = files.flatMap((file) => {
      const name = path.basename(file)
      return blockingStatements(read(file), names.filter((each) => each < name)).map((words) => `${name}: ${words}`)
    })
    expect(blocking).toEqual([])
  })

  test.each([
    ['create index a on bookings (id)', 'concurrently'],
    ['create unique index if not exists a on bookings (id)', 'concurrently'],
    ['alter table bookings add column a text not null', 'give it a default'],
    ['alter table bookings\n  add column a text,\n  add column b text not null', 'give it a default'],
    ['alter table bookings alter column a set not null', 'may not be empty any more'],
    ['alter table bookings add constraint c check (a > 0)', 'not valid'],
    ['alter table bookings drop column a', 'still reads and writes'],
    ['alter table bookings rename column a to b', 'still reads and writes'],
    ['alter table bookings alter column a type text', 'still reads and writes'],
    ['drop table bookings', 'still uses'],
    ['select 1; CREATE INDEX a ON bookings (id);', 'concurrently'],
  ])('%s is refused', (text, words) => {
    expect(blockingStatements(text)).toEqual([expect.stringContaining(words)])
  })

  test.each([
    'create index concurrently if not exists a on bookings (id)',
    'create table news (id text primary key, a text not null); create index b on news (a); alter table news drop column a',
    'alter table bookings add column a text',
    "alter table bookings add column a text not null default ''",
    'alter table bookings add constraint c check (a > 0) not valid',
    '-- create index a on bookings (id)\nselect 1',
    'update bookings set a = 1',
  ])('%s is not', (text) => {
    expect(blockingStatements(text)).toEqual([])
  })

  test('a later migration may remove a replaced column, by naming the earlier migration', () => {
    const drop = '-- contracts 0028\nalter table bookings drop column a'
    expect(blockingStatements(drop, ['0028_other_column.sql'])).toEqual([])
    expect(blockingStatements(drop, ['0029_something.sql'])).toHaveLength(1)
    expect(blockingStatements('-- contracts 0028\ncreate index a on bookings (id)', ['0028_other_column.sql'])).toHaveLength(1)
  })
})
