import ts from 'typescript'
import { inRoot } from '../lib/paths.mjs'
import { isSpec, read, writtenFiles } from '../lib/written-files'
import { readFileSync } from 'node:fs'

/** Our packages that are compiled into each remote. */
const COMPILED_IN = ['booking-ui', 'domain', 'domain-bundled', 'forms', 'plaque']

/** Remotes by imported `module name`; `module *` for an import of the whole module. */
export function importsOfRemotes(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  const sources = writtenFiles().filter((file) => /\/src\/.*\.tsx?$/.test(file) && !isSpec(file))
  for (const remote of remotes()) {
    const folders = [remote, ...compiledInto(remote).map((name) => `shared/${name}`)]
    const own = sources.filter((file) => folders.some((folder) => file.startsWith(`${folder}/src/`)))
    for (const name of own.flatMap((file) => importsIn(file, read(file)))) {
      found.set(name, (found.get(name) ?? new Set()).add(remote))
    }
  }
  return found
}

export const remotes = () => [
  ...new Set(writtenFiles().flatMap((file) => /^(mf-[a-z-]+)\/remote\.json$/.exec(file)?.[1] ?? [])),
]

function compiledInto(remote: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(inRoot(remote, 'package.json'), 'utf8'))
  return COMPILED_IN.filter((name) => Object.hasOwn(dependencies, `@portal/${name}`))
}

function importsIn(file: string, text: string): string[] {
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest)
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return []
    const { text: module } = statement.moduleSpecifier
    const { name, namedBindings } = statement.importClause ?? {}
    const named = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : []
    return [
      ...(name ? [`${module} default`] : []),
      ...(namedBindings && ts.isNamespaceImport(namedBindings) ? [`${module} *`] : []),
      ...named.map((one) => `${module} ${(one.propertyName ?? one.name).text}`),
    ]
  })
}
