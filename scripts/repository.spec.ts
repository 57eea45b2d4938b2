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
  readonly peerDependencies?: Record<string, string>
}
const parse = (file: string): Package => JSON.parse(read(file))
const [, catalog = ''] = /^catalog:\n((?: {2}.+\n)+)/m.exec(read('pnpm-workspace.yaml')) ?? []

describe('the project stands alone', () => {
  // Split texts, so that this file does not match itself.
  test.each([
    ['a folder beside the project', new RegExp(String.raw`(\.\./)+shared/(spec|design|status)`)],
    ['a path of one machine', new RegExp(String.raw`(^|[\s'"\`(=])/(work|home/\w+|Users/\w+)/`, 'm')],
    // oxlint-disable-next-line typescript/no-unnecessary-template-expression -- else this line would find itself
    ['a package registry', new RegExp(`${'registry'}\\.(npmjs|yarnpkg)\\.|${'_auth'}Token`)],
  ])('no file names %s', (_, pattern) => {
    expect(filesWith(pattern)).toEqual([])
  })

  test('the lockfile names no download address', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/tarball:|https?:\/\/[^\s]*\.tgz/)
  })
})

/** Packages that are used without an import. */
const TOOLS = new Set(['typescript', 'typescript-native', 'oxlint', 'oxfmt', 'dependency-cruiser', 'happy-dom'])

const inPackage = (file: string, folder: string): boolean =>
  folder === '.'
    ? !packages.some((other) => other !== 'package.json' && inPackage(file, path.dirname(other)))
    : file.startsWith(`${folder}/`)

/** Whether the package in this folder uses a dependency. */
function isUsed(name: string, folder: string, named: readonly string[]): boolean {
  if (name.startsWith('@types/') || (folder === '.' && TOOLS.has(name))) return true
  const own = texts.filter((file) => inPackage(file, folder) && path.basename(file) !== 'package.json')
  // An import, a loader or a preloaded module. JSX imports React implicitly.
  if (filesWith(new RegExp(`['"\`]${name}(/[^'"\`]*)?['"\`]`), own).length > 0) return true
  if (name === 'react' && own.some((file) => file.endsWith('.tsx'))) return true
  return named.some((other) => name in (parse(`${folder}/node_modules/${other}/package.json`).peerDependencies ?? {}))
}

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

  test.each(packages)('%s names only packages that its files use', (file) => {
    const { dependencies, devDependencies } = parse(file)
    const named = Object.keys({ ...dependencies, ...devDependencies })
    expect(named.filter((name) => !isUsed(name, path.dirname(file), named))).toEqual([])
  })

  test('every catalog version is exact', () => {
    const versions = catalog.match(/^ {2}\S+: \S+$/gm) ?? []
    expect(versions.length).toBeGreaterThan(30)
    expect(versions.filter((line) => !/: (npm:[a-z]+@)?\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })
})

test('no two files in a folder differ only by case or extension', () => {
  // A case-insensitive disk, and sometimes esbuild, confuses `./prefetch` with `Prefetch.tsx`.
  const names = written.filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.mts'))
  const plain = names.map((file) => file.replace(/\.(tsx?|mjs)$/, '').toLowerCase())
  expect(plain.filter((name, at) => plain.indexOf(name) !== at)).toEqual([])
})

test("a brand's colours are only in shared/brand", () => {
  const own = texts.filter((file) => file.startsWith('shared/brand/src/'))
  const colours = own.flatMap((file) => read(file).match(/#[0-9a-f]{6}/g) ?? []).filter((hex) => hex !== '#ffffff')
  expect(new Set(colours).size).toBeGreaterThan(20)
  expect(filesWith(new RegExp(colours.join('|'), 'i')).filter((file) => !own.includes(file))).toEqual([])
})

describe('tests', () => {
  const specs = written.filter((file) => isSpec(file) && file !== 'scripts/repository.spec.ts')

  test('no test is skipped or exclusive', () => {
    expect(filesWith(/\b(test|it|describe)\.(skip|only|todo|fixme|skipIf|runIf)\b/, specs)).toEqual([])
  })
})
