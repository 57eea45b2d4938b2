import { expect, test } from 'vitest'
import { jsonSchema } from '../../../shared/api-client/src/contract/json-schema'
import { v } from '../../../shared/domain/src/index'
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
