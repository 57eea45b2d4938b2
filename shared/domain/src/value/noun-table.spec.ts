import * as v from 'valibot'
import { expect, test } from 'vitest'
import { amount, flag, text, wireText } from './schema'
import { NounTable } from './noun-table'
import { refusedTexts } from './refused-texts'
import { withSentFields } from './sent-fields'
import { asked, kept, several, readOnly, unsent } from './wire-field'

const place = new NounTable({ town: asked('home_town', wireText, text(9)) })
const fields = new NounTable({
  id: kept('id', wireText, v.nullish(text(9))),
  name: asked('full_name', wireText, text(9)),
  age: asked('age', amount, v.nullish(v.number(), null)),
  seen: readOnly('was_seen', flag),
  note: unsent(wireText),
  place: several({
    value: place.schema,
    wire: place.wire.entries,
    sent: place.submit.entries,
    read: (wire) => place.read(wire),
    write: (noun) => place.write(noun),
  }),
})
const noun = { id: '7', name: ' Ada ', age: 3, seen: true, note: 'hers', place: { town: 'Perth' } }
const empty = { id: '', name: '', age: null, seen: false, note: '', place: { town: '' } }

test('a noun starts as absence reads', () => {
  expect(fields.empty()).toEqual(empty)
  expect(v.parse(fields.schema, { place: {} })).toEqual(empty)
})

test('an answer is read under its wire names and written back', () => {
  const wire = { id: '7', full_name: 'Ada', age: 3, was_seen: true, home_town: 'Perth' }
  const read = fields.read({ ...wire, id: 7, age: '3', was_seen: '1' })
  expect(read).toEqual({ id: '7', name: 'Ada', age: 3, seen: true, note: '', place: { town: 'Perth' } })
  expect(fields.write(read)).toEqual(wire)
})

test('sent is what has a rule for it, its texts trimmed', () => {
  expect(fields.send(noun)).toEqual({ id: '7', full_name: 'Ada', age: 3, home_town: 'Perth' })
  expect(v.safeParse(fields.submit, { full_name: 'far too long', home_town: '' }).success).toBe(false)
})

test('what was sent is put over a noun; what is never sent stays', () => {
  const merged = withSentFields(fields, noun, { full_name: 'Bo', home_town: 'Albany' })
  expect(merged).toEqual({ id: '', name: 'Bo', age: null, seen: true, note: 'hers', place: { town: 'Albany' } })
})

test('a form takes what it asks for; what is damaged in a draft starts anew', () => {
  expect(fields.asked(noun)).toEqual({ name: ' Ada ', age: 3, place: { town: 'Perth' } })
  const nothing = { name: '', age: null, place: { town: '' } }
  expect(fields.asked({ name: { first: 'Ada' }, age: [], place: 'Perth' })).toEqual(nothing)
  expect([fields.asked(null), fields.asked('text')]).toEqual([nothing, nothing])
})

test('a text is refused before it is sent, by the rule of what is sent', () => {
  expect(refusedTexts(fields, { name: 'far too long', age: 'seven', note: 'not asked for' })).toEqual({
    name: 'tooLong',
  })
  expect(refusedTexts(fields, { name: 'a\u0000b' })).toEqual({ name: 'unprintable' })
  expect(refusedTexts(fields, { name: '  Ada  ', age: 3 })).toEqual({})
})

test('a field is found by either of its names', () => {
  const found = ['name', 'full_name', 'home_town', 'place', 'town', 'toString']
  expect(found.map((name) => fields.fieldNamed(name))).toEqual(['name', 'name', 'place', 'place', undefined, undefined])
})

test('each empty noun is its own', () => {
  const [one, other] = [fields.empty(), fields.empty()]
  one.name = 'Bella'
  expect(other.name).toBe('')
  expect(fields.empty()).toEqual(other)
})
