import { isObject } from '@portal/domain/unknown'

/** What somebody could write into an entry, with a right signature. */
const HOSTILE: readonly unknown[] = [
  'https://evil.test/x.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '//evil.test/x.0a1b2c3d.js',
  '/\\evil.test/x',
  '\\\\evil.test\\x.0a1b2c3d.js',
  'https:/evil.test/x.0a1b2c3d.js',
  '../../../evil.0a1b2c3d.js',
  '@evil.test/x.0a1b2c3d.js',
  '?next=//evil.test',
  '</script><script src=//evil.test></script>',
  '__proto__',
  '/',
  '',
  'x'.repeat(5000),
  null,
  -1,
  1e308,
  true,
  [],
  {},
  [[]],
  { toString: 'x' },
]

/** Numbers from 0 to below a limit, the same for the same seed. */
function dice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Every place of a document, as keys from its top. */
const placesIn = (value: unknown, above: readonly string[] = []): (readonly string[])[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, each]) => [[...above, key], ...placesIn(each, [...above, key])])
    : []

/** The document with one to three places of its entry replaced, removed or called otherwise; the same for the same seed. */
export function mutated(text: string, seed: number): string {
  const roll = dice(seed)
  const changed = JSON.parse(text)
  for (let times = 1 + roll(3); times > 0; times--) {
    const places = placesIn(changed.entry)
    const place = places[roll(places.length)] ?? []
    const [key = ''] = place.slice(-1)
    const parent = place.slice(0, -1).reduce((value, part) => value[part], changed.entry)
    const hostile = HOSTILE[roll(HOSTILE.length)]
    const way = roll(4)
    if (way === 0) delete parent[key]
    else if (way === 1) Object.assign(parent, { [typeof hostile === 'string' ? hostile : 'basement']: parent[key] })
    else parent[key] = hostile
  }
  return JSON.stringify(changed)
}
