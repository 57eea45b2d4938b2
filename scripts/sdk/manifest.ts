import { readFileSync } from 'node:fs'
import { SHARED_MODULES } from '../../shared/federation/src/registry/shared-modules'
import { inRoot } from '../lib/paths.mjs'
import { read } from '../lib/written-files'

type Versions = Readonly<Record<string, string>>
interface Manifest {
  readonly name: string
  readonly sideEffects?: boolean | readonly string[]
  readonly exports: Readonly<Record<string, string>>
  readonly dependencies?: Versions
  readonly devDependencies?: Versions
}

/** Packages that must exist once per page or test run: peer dependencies, which the remote installs. */
const SINGLETONS: readonly string[] = [...SHARED_MODULES, 'vitest', '@testing-library/dom', '@testing-library/react']
const isOurs = (name: string) => name.startsWith('@portal/')
const isSingleton = (name: string) => isOurs(name) || SINGLETONS.includes(name)

/** Entries of the host, which remotes may not import. */
const HOST_ENTRIES = new Set(['./error-service', './host', './own-calls', './prerender', './runtime'])

const manifestOf = (folder: string): Manifest => JSON.parse(read(`shared/${folder}/package.json`))

/** Entries of a shared package that remotes may import, with their sources. */
export const openEntries = (folder: string) =>
  Object.entries(manifestOf(folder).exports).filter(([entry]) => !HOST_ENTRIES.has(entry))

/** The packed `package.json` of a shared package. `texts` are its packed files. */
export function packedManifest(folder: string, version: string, texts: readonly string[]) {
  const own = manifestOf(folder)
  const needs = Object.entries(dependenciesOf(own, texts, version)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    name: own.name,
    version,
    type: 'module',
    sideEffects: own.sideEffects ?? true,
    exports: Object.fromEntries(openEntries(folder).map(([entry, file]) => [entry, compiledEntry(file)])),
    dependencies: Object.fromEntries(needs.filter(([name]) => !isSingleton(name))),
    peerDependencies: Object.fromEntries(needs.filter(([name]) => isSingleton(name))),
  }
}

function compiledEntry(file: string) {
  const stem = file.replace(/\.tsx?$/, '')
  return stem === file ? file : { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** Its dependencies: the declared ones, the tools that its files import, and the peers of those tools. */
function dependenciesOf(
  { name, dependencies, devDependencies }: Manifest,
  texts: readonly string[],
  version: string,
): Versions {
  const tools = Object.entries(devDependencies ?? {}).filter(([tool]) => isNamed(tool, texts))
  const asked = tools
    .flatMap(([tool]) => peersOf(name, tool))
    .filter((peer) => devDependencies && peer in devDependencies)
  const all = {
    ...dependencies,
    ...Object.fromEntries([...tools, ...asked.map((peer) => [peer, 'catalog:'] as const)]),
  }
  const typed = Object.keys(all)
    .map((needed) => `@types/${needed}`)
    .filter((types) => catalog(types))
  const named = Object.keys(all).map((needed) => [needed, isOurs(needed) ? version : catalog(needed)] as const)
  return Object.fromEntries([...named, ...typed.map((types) => [types, catalog(types)] as const)])
}

const isNamed = (tool: string, texts: readonly string[]) => {
  const quoted = new RegExp(`['"]${tool}(/[^'"]*)?['"]`)
  return texts.some((text) => quoted.test(text))
}

const peersOf = (owner: string, tool: string): string[] => {
  const file = inRoot('shared', owner.replace('@portal/', ''), 'node_modules', tool, 'package.json')
  return Object.keys(JSON.parse(readFileSync(file, 'utf8')).peerDependencies ?? {})
}

const lines = read('pnpm-workspace.yaml').matchAll(/^ {2}'?([^\s':]+)'?: (\S+)$/gm)
const versions = new Map([...lines].map(([, name = '', version = '']) => [name, version]))

/** Version of a library in the catalog; '' when it has none. */
export const catalog = (name: string) => versions.get(name) ?? ''
