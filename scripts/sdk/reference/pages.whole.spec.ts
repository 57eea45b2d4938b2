import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadLinks } from '../reference.fixture'
import { pagesOf } from './reference'

const work = mkdtempSync(path.join(tmpdir(), 'portal-reference-'))
const DECLARED = {
  'ui/package.json':
    '{ "exports": { ".": { "types": "./src/index.d.ts" }, "./more": { "types": "./src/more.d.ts" } } }',
  'ui/src/index.d.ts': `export { Box } from './Box/Box.js';
export { useParams } from 'a-router';`,
  'ui/src/more.d.ts': "export { Box } from './Box/Box.js';",
  'ui/src/Box/Box.d.ts': `import type { Tone } from '../Tone/tone.js';
interface BoxProps<Row> extends Omit<Row, 'id'> {
    /** How it looks | feels [WIZ-31]. */
    tone?: Tone;
    onPress(row: Row): void;
}
/** A box with <words> [OPEN-1, CAT-2]. */
export declare function Box<Row>(props: BoxProps<Row>): Element;`,
  'ui/src/Tone/tone.d.ts': "export type Tone = 'calm' | 'loud';",
  'slots/package.json': '{ "exports": { "./*": { "types": "./src/*.d.ts" } } }',
  'slots/src/mf-a.d.ts': `export interface Attic { readonly of: string }
/** Under the roof. */
export declare const Attic: string & { readonly propsOf?: Attic };`,
}
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  for (const [file, text] of Object.entries(DECLARED)) {
    mkdirSync(path.dirname(path.join(work, file)), { recursive: true })
    writeFileSync(path.join(work, file), text)
  }
  pages = await pagesOf(work, ['ui', 'slots'])
})
afterAll(() => rmSync(work, { recursive: true, force: true }))

test('a name stands on the page of its noun, with how it is imported, its docstring and what it takes [OPEN-314]', () => {
  const page = pages.get('ui/Box.md') ?? ''
  expect(page).toContain("## Box\n\n`import { Box } from '@portal/ui'`, also of `@portal/ui/more`")
  expect(page).toContain(String.raw`A box with \<words>.`)
  expect(page).not.toMatch(/OPEN-|WIZ-/)
  expect(page).toContain('function Box<Row>(props: BoxProps<Row>): Element;')
  expect(page).toContain('See [BoxProps](#boxprops).')
})

test('a type that has no name outside is there all the same, with its members and the types of others [OPEN-314]', () => {
  const page = pages.get('ui/Box.md') ?? ''
  expect(page).toContain("What `Omit<Row, 'id'>` has, and:")
  expect(page).toContain(String.raw`| \`tone?\` | \`Tone\` | How it looks \| feels. |`.replaceAll('\\`', '`'))
  expect(page).toContain('| `onPress` | `(row: Row): void` |  |')
  expect(page).toContain('[Tone](../ui/Tone.md#tone)')
  expect(pages.get('ui/Tone.md')).toContain("type Tone = 'calm' | 'loud';")
})

test("a library's name is told as such; a slot with who fills it [OPEN-314]", () => {
  expect(pages.get('ui/ui.md')).toContain('`useParams` of the library `a-router`.')
  const slots = pages.get('slots/mf-a.md') ?? ''
  expect(slots).toContain('Slots that mf-a fills.')
  expect(slots).toContain("`import { Attic } from '@portal/slots/mf-a'`")
  expect(slots).toContain('Under the roof.')
})

test('a link to a page or a heading that is not there is found, and no other [OPEN-314]', () => {
  // Of the index and the refusals, which are not made here.
  const own = new Map([...pages, ['README.md', ''], ['federation/slots.md', '## Slot']])
  expect(deadLinks(own)).toEqual([])
  const broken = new Map([...own, ['ui/Tone.md', '## Another']])
  expect(deadLinks(broken)).toEqual(['ui/Box.md: ../ui/Tone.md#tone'])
  expect(deadLinks(new Map([...own, ['a.md', '[b](c.md)']]))).toEqual(['a.md: c.md'])
})
