import { describe, expect, test } from 'vitest'
import { planOf } from './plan'
import { PLANTED } from './planted.data'
import { readProject } from './project'
import { specsOf } from './specs'

const { declared, project } = readProject()

/** The tests of a plan, as the runner is told of them. */
function titlesOf(file: string, lines: readonly number[]): string[] {
  const text = project.read(file).split('\n')
  return lines.map((line) => /test\(\s*(?:'|"|`)?(.*)/.exec(text.slice(line - 1, line + 1).join(''))?.[1] ?? '')
}

test('a fault is planted in each remote, in a screen and in a slot where it has them [OPEN-297]', () => {
  const remotes = new Set(PLANTED.map(({ file }) => file.split('/')[0]))
  expect([...remotes].toSorted()).toEqual(declared.map(({ name }) => name).toSorted())
})

describe.each(PLANTED)('a fault in $file', ({ file, from, journey: [name, title] }) => {
  const plan = planOf([file], declared, project)
  const journey = `e2e/journeys/${name}.e2e.ts`

  test('is where it is said to be', () => {
    expect(project.read(file).split(from)).toHaveLength(2)
  })
  test('meets the journey that finds it, and not all there are [OPEN-297]', () => {
    const touched = plan.journeys.touched.get(journey)
    expect(titlesOf(journey, touched?.lines ?? [])).toContainEqual(expect.stringMatching(new RegExp(`^${title}`)))
    expect(plan.journeys.leftOut.length).toBeGreaterThan(10)
  })
})

test.each(PLANTED.flatMap(({ file, spec }) => (spec === undefined ? [] : [[file, spec] as const])))(
  'a fault in %s meets %s, which finds it [OPEN-297]',
  (file, spec) => {
    expect(specsOf([file], project).byGraph).toContain(spec)
  },
)
