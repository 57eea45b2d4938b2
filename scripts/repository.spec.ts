import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { isSpec, isText, isThere, read, writtenFiles } from './lib/written-files'

const written = writtenFiles()
const texts = written.filter(isText)
const packages = written.filter((file) => path.basename(file) === 'package.json')
const filesWith = (pattern: RegExp, files = texts) => files.filter((file) => pattern.test(read(file)))

interface Package {
  readonly name?: string
  readonly private?: boolean
  readonly exports?: Record<string, string>
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
}
const parse = (file: string): Package => JSON.parse(read(file))

describe('the project stands alone', () => {
  // Spelled in parts, so that this file does not name what it forbids.
  test.each([
    ['a folder beside the project', new RegExp(String.raw`(\.\./)+shared/(spec|design|status)`)],
    ['a path of one machine', new RegExp(String.raw`(^|[\s'"\`(=])/(work|home/\w+|Users/\w+)/`, 'm')],
    ['a package registry', new RegExp(`${'registry'}\\.(npmjs|yarnpkg)\\.|${'_auth'}Token`)],
  ])('no file names %s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([])
  })

  test('the lockfile names no download address', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/tarball:|https?:\/\/[^\s]*\.tgz/)
  })
})

describe('packages', () => {
  test.each(packages)('%s takes every version from the catalog or the workspace', (file) => {
    const { dependencies, devDependencies } = parse(file)
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => version !== 'catalog:' && version !== 'workspace:*',
    )
    expect(loose).toEqual([])
  })

  test.each(packages)('%s is named, private and exports files that exist', (file) => {
    const { name, private: isPrivate, exports = {} } = parse(file)
    const folder = path.dirname(file)
    expect(name).toBeTruthy()
    expect(isPrivate).toBe(true)
    const missing = Object.values(exports).filter((target) => !isThere(path.join(folder, target)))
    expect(missing).toEqual([])
  })

  test('every shared package is imported as @portal/<its folder>', () => {
    const shared = packages.filter((file) => file.startsWith('shared/'))
    expect(shared.map((file) => parse(file).name)).toEqual(
      shared.map((file) => `@portal/${path.basename(path.dirname(file))}`),
    )
  })

  test('every catalog version is exact', () => {
    const catalog = read('pnpm-workspace.yaml').match(/^ {2}\S+: \S+$/gm) ?? []
    expect(catalog.length).toBeGreaterThan(30)
    expect(catalog.filter((line) => !/: \d+\.\d+\.\d+$/.test(line))).toEqual([])
  })
})

test("a brand's colours stand in shared/brand alone", () => {
  const own = texts.filter((file) => file.startsWith('shared/brand/src/'))
  const colours = own.flatMap((file) => read(file).match(/#[0-9a-f]{6}/g) ?? []).filter((hex) => hex !== '#ffffff')
  expect(new Set(colours).size).toBeGreaterThan(20)
  expect(filesWith(new RegExp(colours.join('|'), 'i')).filter((file) => !own.includes(file))).toEqual([])
})

describe('tests', () => {
  const specs = written.filter((file) => isSpec(file) && file !== 'scripts/repository.spec.ts')

  test('none is skipped or alone', () => {
    expect(filesWith(/\b(test|it|describe)\.(skip|only|todo|fixme|skipIf|runIf)\b/, specs)).toEqual([])
  })

  test('journeys lie in e2e/journeys, all others beside their code', () => {
    const journeys = written.filter((file) => file.endsWith('.e2e.ts'))
    expect(journeys.filter((file) => !file.startsWith('e2e/journeys/'))).toEqual([])
    expect(specs.filter((file) => /\/(__tests__|tests)\//.test(file))).toEqual([])
  })
})
