import { expect, test } from 'vitest'
import { readEnvelope } from './envelope'

const envelope = (text: string) => readEnvelope(Buffer.from(text))

test('a payload of a stated length may hold line breaks', () => {
  expect(
    envelope(
      '{"event_id":"e1"}\n{"type":"attachment","length":3}\na\nb\n{"type":"event"}\n{"level":"error"}\n',
    )?.items.map(({ type, payload }) => [type, payload.toString()]),
  ).toEqual([
    ['attachment', 'a\nb'],
    ['event', '{"level":"error"}'],
  ])
})

test('an envelope may have no items, and no last line break', () => {
  expect(envelope('{}')).toEqual({ header: {}, items: [] })
  expect(envelope('{}\n{"type":"session"}\n{}')?.items).toHaveLength(1)
})

test.each([
  '',
  'no json',
  '[1',
  '{}\nno json\n{}',
  '{}\n{"type":"event","length":99}\n{}',
  '{}\n{"type":"event","length":-1}\n{}',
])('%j is no envelope', (text) => {
  expect(envelope(text)).toBeUndefined()
})
