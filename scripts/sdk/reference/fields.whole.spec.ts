import { expect, test } from 'vitest'
import { jsonSchema } from '../../../shared/api-client/src/contract/json-schema'
import { text, v } from '../../../shared/domain/src/index'
import { fieldsTable } from './fields'

const rowsOf = (schema: Parameters<typeof jsonSchema>[0]) =>
  fieldsTable(jsonSchema(schema, 'input')).split('\n').slice(2)

test('a field is told with its type, whether it may be left out, and its limits [OPEN-314]', () => {
  const schema = v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
    weight: v.nullish(v.pipe(v.number(), v.minValue(0.01), v.maxValue(2000))),
    kind: v.picklist(['added', 'changed']),
  })
  expect(rowsOf(schema)).toEqual([
    '| `name` | string | 1 character at least, 100 characters at most |',
    '| `weight?` | number or null | from 0.01, to 2000 |',
    '| `kind` | `"added"` or `"changed"` |  |',
  ])
})

test('members of objects and lists stand below them, however deep [OPEN-314]', () => {
  const schema = v.object({
    lines: v.pipe(v.array(v.object({ id: v.string(), parts: v.array(v.number()) })), v.maxLength(50)),
  })
  expect(rowsOf(schema)).toEqual([
    '| `lines` | list of object | 50 at most |',
    '| `lines[].id` | string |  |',
    '| `lines[].parts` | list of number |  |',
  ])
})

test('what is a list as a whole, or one of several forms, is told with each form [OPEN-314]', () => {
  expect(rowsOf(v.array(v.object({ id: v.string() })))).toEqual([
    '| the whole | list of object |  |',
    '| `[].id` | string |  |',
  ])
  const forms = v.object({
    change: v.union([v.object({ code: v.literal('gone') }), v.object({ was: v.number() })]),
    id: v.union([v.string(), v.number()]),
  })
  expect(rowsOf(forms)).toEqual([
    '| `change` | one of 2 forms |  |',
    '| `change{1}` | object |  |',
    '| `change{1}.code` | `"gone"` |  |',
    '| `change{2}` | object |  |',
    '| `change{2}.was` | number |  |',
    '| `id` | string or number |  |',
  ])
})

test('limits of what is read of a text are told of what is sent, which may be left out [OPEN-314]', () => {
  const schema = v.object({ name: text(100), note: v.nullish(text(500), '') })
  const table = fieldsTable(jsonSchema(schema, 'input'), jsonSchema(schema, 'output'))
  expect(table.split('\n').slice(2)).toEqual([
    '| `name` | string | 100 characters at most |',
    '| `note?` | string or null | otherwise `""`, 500 characters at most |',
  ])
})
