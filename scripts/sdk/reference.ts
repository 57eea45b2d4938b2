import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Application } from 'typedoc'
import { contract } from '../../shared/api-client/src/contract'
import { openApiDocument } from '../../shared/api-client/src/contract/openapi'
import { inRoot } from '../lib/paths.mjs'
import { isSpec } from '../lib/written-files'
import { openEntries } from './manifest'

/** Of builds and web servers: what a remote takes of them is in `webpack`. */
const NOT_TOLD = new Set(['./registry/*', './digests', './openapi'])

const INTRO = `Made of the sources of the packages when they were packed, by TypeDoc. Begin with \`PortalHost\`, \`useRead\`,
\`useWrite\`, \`RemoteModule\`, \`Slot\` and \`paths\`; which slots there are stands under \`@portal/slots\`.

[openapi.json](openapi.json) has each call of the API: who may call it, its fields with their limits, its refusals.`

/** A module that may be imported, and its source. */
interface Entry {
  readonly module: string
  readonly file: string
}

/** Writes the reference of packages into a folder: an index, a page for each module, the API's document [OPEN-314]. */
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
    // `tsc` has compiled the same sources.
    skipErrorChecking: true,
    disableSources: true,
    excludeExternals: true,
    // A schema's fields, and no further.
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

/** TypeDoc names a module by its file, which nobody imports. */
function moduleAt(name: string, entries: readonly Entry[]): string {
  const stem = (file: string) => path.relative(inRoot('shared'), file).replace(/(\/index)?\.tsx?$/, '')
  const entry = entries.find(({ file }) => stem(file) === name.replace(/\/index$/, ''))
  if (!entry) throw new Error(`${name} is no module of a package.`)
  return entry.module
}

/** Each module that a package opens to remotes, `*` as all that it stands for. */
const entriesOf = (name: string): Entry[] =>
  openEntries(name).flatMap(([entry, source]) => {
    if (!isSource(source) || NOT_TOLD.has(entry)) return []
    const [module, file] = [`@portal/${name}${entry.slice(1)}`, inRoot('shared', name, source)]
    return entry.includes('*') ? standsFor(module, file) : [{ module, file }]
  })

const isSource = (file: string) => /\.tsx?$/.test(file)

const standsFor = (module: string, file: string): Entry[] =>
  readdirSync(path.dirname(file))
    .filter((found) => isSource(found) && !isSpec(found) && found !== 'index.ts')
    .toSorted()
    .map((found) => ({
      module: module.replace('*', path.parse(found).name),
      file: path.join(path.dirname(file), found),
    }))
