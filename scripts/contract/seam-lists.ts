import { read, writtenFiles } from '../lib/written-files'
import { bundledRules } from './bundled-rules'

/** Sources compiled into remotes: their own, and those of packages that are bundled whole. */
const COMPILED_IN = /^(mf-[a-z-]+|shared\/(booking-ui|forms|plaque|realtime|writes))\/src\/(?!standalone\/).*\.tsx?$/
/** Endpoints and slots that remotes call: their schemas are the domain's. Only the server reads `contract/answered`. */
const CALLED = /^shared\/(api-client\/src\/(contract\/(?!answered)|save-artwork)|slots\/src\/).*\.ts$/
/** Packages whose names remotes get one by one, each in the file of its name in the seam. */
const LISTED = ['api-client', 'domain', 'federation', 'router', 'ui']
const LINE = 120

/** The seam's lists of names, by file: exactly the values that remotes import of each package. */
export function seamLists(): Record<string, string> {
  return Object.fromEntries(LISTED.map((name) => [`shell/src/seam/${name}.ts`, listOf(`@portal/${name}`)]))
}

/** Values that remotes import of a module, sorted. */
export function importedByRemotes(module: string): string[] {
  const isSource = (file: string) => COMPILED_IN.test(file) || (module === '@portal/domain' && CALLED.test(file))
  const sources = writtenFiles().filter((file) => isSource(file) && !/\.(spec|fixture)\./.test(file))
  const all = [...sources, ...bundledRules(sources)]
  return [...new Set(all.flatMap((file) => importedFrom(module, read(file))))].toSorted()
}

/** Values that a text imports: `import a, { b as c, type D } from 'module'` gives a and b. */
export function importedFrom(module: string, text: string): string[] {
  const clauses = [...text.matchAll(new RegExp(String.raw`(?:im|ex)port (?!type)([^'";]*?) from '${module}'`, 'g'))]
  return clauses.flatMap(([, clause = '']) => {
    const [own = '', list = ''] = clause.split('{')
    const named = list.replace('}', '').split(',')
    const names = named.map((name) => name.trim().replace(/ as .*/, '')).filter((name) => !/^(type .*)?$/.test(name))
    return own.trim() ? ['default', ...names] : names
  })
}

function listOf(module: string): string {
  return listText(module, importedByRemotes(module), 'Written by `npm run contract`: the names that remotes import.')
}

/** A file that exports these names, as the formatter writes it. */
export function listText(module: string, names: readonly string[], comment: string): string {
  const line = `export { ${names.join(', ')} } from '${module}'`
  const list = line.length > LINE ? `export {\n${names.map((name) => `  ${name},\n`).join('')}} from '${module}'` : line
  return `/* ${comment} */\n${list}\n`
}
