// @vitest-environment happy-dom
import { v, wireId, wireText, wireTextOrNull } from '@portal/domain'
import { expect, test } from 'vitest'
import { foreignParts } from './foreign-parts'
import { hostileAnswer } from './hostile-answer'
import type { Hostile } from './hostile-texts'

const full: Hostile = { what: 'all', text: '<b>', isFull: true, inCodes: false }
const schema = v.object({
  id: wireId,
  name: wireText,
  note: wireTextOrNull,
  kept_at: wireText,
  tag_image: wireTextOrNull,
  order_stage_c: wireText,
  kind: v.picklist(['one', 'two']),
  rows: v.nullish(v.array(v.object({ words: v.string() })), []),
})
const given = {
  id: 'a',
  name: 'Bella',
  note: null,
  kept_at: '2026-03-01',
  tag_image: null,
  order_stage_c: 'VP',
  rows: [],
}

test('each text of a schema is a hostile one, a field that the fixture does not know too [OPEN-288]', () => {
  expect(hostileAnswer(schema, given, full)).toEqual({
    ...given,
    name: '<b>«name»',
    note: '<b>«note»',
    kind: 'one',
    rows: [{ words: '<b>«words»' }],
  })
})

test('only where the fixture has one, or in codes and days too, where that is asked for', () => {
  expect(hostileAnswer(schema, given, { ...full, isFull: false })).toMatchObject({ note: null, rows: [] })
  expect(hostileAnswer(schema, given, { ...full, inCodes: true })).toMatchObject({
    id: 'a',
    kept_at: '<b>«kept_at»',
    order_stage_c: '<b>«order_stage_c»',
  })
})

test.each([
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt; <a href="/bookings?search_term=%3Cb%3E">Bella</a></p>', 0],
  ['<p><img src="x" onerror="alert(1)"></p>', 2],
  ['<p><a href="javascript:alert(1)">Bella</a></p>', 1],
  ['<p><a href="mailto:a@b.test?x=<b>">Bella</a></p>', 1],
  ['<p><a href="//evil.test/">Bella</a></p>', 1],
  ['<p><iframe srcdoc="x"></iframe></p>', 2],
  [`<p><img src="data:image/svg+xml,${encodeURIComponent('<svg><script>alert(1)</script></svg>')}"></p>`, 1],
])('what came out of a text is found in %s', (html, count) => {
  const box = document.createElement('div')
  box.innerHTML = html
  expect(foreignParts(box)).toHaveLength(count)
})
