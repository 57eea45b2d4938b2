import { expect, test } from 'vitest'
import { isThere, read } from './lib/written-files'

const STATES = ['met', 'not applicable', 'open'] as const
const text = read('docs/security/asvs.md')
const cellsOf = (line: string) => line.slice(2, -2).split(' | ')

const items = text
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ \|/.test(line))
  .map((line) => {
    const [number = '', , state = '', where = '', ...more] = cellsOf(line)
    return { number, chapter: number.split('.')[0], state, where, more, files: filesIn(where) }
  })

/** What is named as a file of the project: not a setting or a header. */
function filesIn(where: string): readonly string[] {
  const named = [...where.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  return named.filter((name) => /^\.?[\w-]+(\/[\w.-]+)*\.\w+$|^\.\w+$/.test(name) && !name.startsWith('aws.'))
}

const chapters = [...text.matchAll(/^\| (\d+|all) ?(.*?) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$/gm)]

test('each of the 253 items of levels 1 and 2 stands there once, in one of three states, with its why', () => {
  expect(items).toHaveLength(253)
  expect(new Set(items.map(({ number }) => number)).size).toBe(253)
  expect(items.filter(({ state }) => !STATES.some((each) => each === state))).toEqual([])
  expect(items.filter(({ where, more }) => where.trim() === '' || more.length > 0)).toEqual([])
})

test('what is met names a file or a document that shows it', () => {
  const isShown = ({ files, where }: (typeof items)[number]) => files.length > 0 || /\]\([^)]+\)/.test(where)
  expect(items.filter(({ state }) => state === 'met').filter((item) => !isShown(item))).toEqual([])
})

test('every file that is named exists', () => {
  const files = items.flatMap((item) => item.files)
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((file) => !isThere(file))).toEqual([])
})

test('the counts at the head are those of the rows', () => {
  expect(chapters.map(([, chapter]) => chapter)).toEqual([...new Set(items.map(({ chapter }) => chapter)), 'all'])
  for (const [, chapter, , ...said] of chapters) {
    const own = items.filter((item) => chapter === 'all' || item.chapter === chapter)
    const counts = [own.length, ...STATES.map((state) => own.filter((item) => item.state === state).length)]
    expect([chapter, ...said.map(Number)]).toEqual([chapter, ...counts])
  }
})
