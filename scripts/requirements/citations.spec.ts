import { describe, expect, test } from 'vitest'
import { citedIn, coverage, misspelledIn, type SourceFile } from './citations'
import { readRequirements, readSource } from './source'

const source = (text: string): SourceFile => ({ file: 'x.ts', text, isSpec: false })

describe('the requirements of the portal', () => {
  const requirements = readRequirements()
  const files = readSource()
  const where = (find: typeof citedIn) =>
    files.flatMap((file) => find(file, requirements).map((id) => `${file.file}: ${id}`))

  test('have consecutive numbers in each group', () => {
    const gaps = coverage([], requirements).flatMap(({ group, lines }) =>
      Array.from({ length: lines }, (_, at) => `${group}-${String(at + 1).padStart(2, '0')}`).filter(
        (id) => !requirements.has(id),
      ),
    )
    expect(requirements.size).toBeGreaterThan(600)
    expect(gaps).toEqual([])
  })

  test('include every cited ID', () => {
    expect(where((file) => citedIn(file, requirements).filter((id) => !requirements.has(id)))).toEqual([])
  })

  test('are cited in the same notation', () => {
    expect(where(misspelledIn)).toEqual([])
  })

  test('refer to each other in the same notation', () => {
    const texts = source([...requirements.values()].join('\n'))
    expect(misspelledIn(texts, requirements)).toEqual([])
    expect(citedIn(texts, requirements).filter((id) => !requirements.has(id))).toEqual([])
  })
})
