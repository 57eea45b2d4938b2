import { expect, test } from 'vitest'
import { read, writtenFiles } from './lib/written-files'

/** What is compiled into remotes: their own sources and those of the packages that are not shared. */
const COMPILED_IN =
  /^(mf-[a-z-]+|shared\/(booking-ui|domain|forms|plaque|realtime|writes))\/src\/(?!standalone\/).*\.tsx?$/
/** … and what they call of the API: its words are the domain's. How answers are checked is read by the server alone. */
const CALLED = /^shared\/(api-client\/src\/(contract\/(?!answered)|save-artwork)|slots\/src\/).*\.ts$/
const written = writtenFiles().filter((file) => !/\.(spec|fixture)\./.test(file))
const sources = written.filter((file) => COMPILED_IN.test(file))

/** Names, types left out, that a text takes from a module: `import a, { b as c, type D } from 'module'` gives a and b. */
function importedFrom(module: string, text: string): string[] {
  const clauses = [...text.matchAll(new RegExp(String.raw`(?:im|ex)port (?!type)([^'";]*?) from '${module}'`, 'g'))]
  return clauses.flatMap(([, clause = '']) => {
    const [own = ''] = clause.split('{')
    const named = (clause.split('{')[1] ?? '').replace('}', '').split(',')
    const names = named.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => !/^(type .*)?$/.test(name))
    return own.trim() ? ['default', ...names] : names
  })
}

const sorted = (names: readonly string[]) => [...new Set(names)].toSorted()

test.each([
  ['jotai', 'jotai'],
  ['swr', 'swr'],
  ['@portal/api-client', 'api-client'],
  ['@portal/domain', 'domain'],
  ['@portal/federation', 'federation'],
  ['@portal/router', 'router'],
  ['@portal/ui', 'ui'],
])('the shell shares of %s just the names that remotes import', (module, file) => {
  const files =
    module === '@portal/domain' ? written.filter((name) => COMPILED_IN.test(name) || CALLED.test(name)) : sources
  const used = files.flatMap((source) => importedFrom(module, read(source)))
  const shared = importedFrom(module, read(`shell/src/seam/${file}.ts`))
  expect(used.length).toBeGreaterThan(0)
  expect(sorted(shared)).toEqual(sorted(used))
})
