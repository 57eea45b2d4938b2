import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Application } from 'typedoc'
import { contract } from '../../shared/api-client/src/contract'
import { openApiDocument } from '../../shared/api-client/src/contract/openapi'
import { inRoot } from '../lib/paths.mjs'
import { isSpec } from '../lib/written-files'
import { openEntries } from './manifest'

/** Entries for builds and web servers; remotes use `webpack` instead. */
const UNDOCUMENTED_ENTRIES = new Set(['./registry/*', './digests', './openapi'])

const INTRO = `Made of the sources of the packages when they were packed, by TypeDoc. Begin with \`PortalHost\`, \`useRead\`,
\`useWrite\`, \`RemoteModule\`, \`Slot\` and \`paths\`; which slots there are stands under \`@portal/slots\`.

[openapi.json](openapi.json) has each call of the API: who may call it, its fields with their limits, its refusals.`

interface ModuleEntry {
  readonly module: string
  readonly file: string
}

/** Writes the reference: an index, a page for each module, and the API's OpenAPI document [OPEN-314]. */
export async function writeReference(packages: readonly string[], version: string, out: string): Promise<void> {
  const entries = packages.flatMap(entriesOf)
  const app = await Application.bootstrapWithPlugins({
    plugin: ['typedoc-plugin-markdown'],
    tsconfig: inRoot('tsconfig.json'),
    entryPoints: entries.map(({ file }) => file),
    basePath: inRoot('shared'),
    displayBasePath: inRoot('shared'),
    outputs: [{ name: 'markdown', path: out }],
    name: `What a remote may use, SDK ${version}`,
    readme: 'none',
    // `tsc` has already compiled the same sources.
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    // Shows a schema's fields, without their own types.
    maxTypeConversionDepth: 3,
    logLevel: 'Error',
    ...MARKDOWN,
  })
  const project = await app.convert()
  if (!project) throw new Error('TypeDoc could not read the packages.')
  for (const child of project.children ?? []) child.name = moduleAt(child.name, entries)
  await app.generateOutputs(project)
  if (app.logger.hasErrors()) throw new Error('TypeDoc could not write the reference.')
  const index = path.join(out, MARKDOWN.entryFileName)
  writeFileSync(index, readFileSync(index, 'utf8').replace('\n## ', `\n${INTRO}\n\n## `))
  writeFileSync(path.join(out, 'openapi.json'), `${JSON.stringify(openApiDocument(contract), null, 2)}\n`)
}

const MARKDOWN = {
  router: 'module',
  entryFileName: 'README.md',
  hideBreadcrumbs: true,
  hidePageHeader: true,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  propertyMembersFormat: 'table',
  typeAliasPropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
} as const

/** Import name of a module. TypeDoc names it by its file. */
function moduleAt(name: string, entries: readonly ModuleEntry[]): string {
  const stem = (file: string) => path.relative(inRoot('shared'), file).replace(/(\/index)?\.tsx?$/, '')
  const entry = entries.find(({ file }) => stem(file) === name.replace(/\/index$/, ''))
  if (!entry) throw new Error(`${name} is not a module of a package.`)
  return entry.module
}

/** Modules of a package that remotes may import, with `*` expanded. */
const entriesOf = (name: string): ModuleEntry[] =>
  openEntries(name).flatMap(([entry, source]) => {
    if (!isSource(source) || UNDOCUMENTED_ENTRIES.has(entry)) return []
    const [module, file] = [`@portal/${name}${entry.slice(1)}`, inRoot('shared', name, source)]
    return entry.includes('*') ? expandWildcard(module, file) : [{ module, file }]
  })

const isSource = (file: string) => /\.tsx?$/.test(file)

const expandWildcard = (module: string, file: string): ModuleEntry[] =>
  readdirSync(path.dirname(file))
    .filter((found) => isSource(found) && !isSpec(found) && found !== 'index.ts')
    .toSorted()
    .map((found) => ({
      module: module.replace('*', path.parse(found).name),
      file: path.join(path.dirname(file), found),
    }))
