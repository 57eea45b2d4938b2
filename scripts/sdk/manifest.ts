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

/** Of these a page or a run of specs has one copy: the package that uses ours brings it. */
const ONCE: readonly string[] = [...SHARED_MODULES, 'vitest', '@testing-library/dom', '@testing-library/react']
const isOurs = (name: string) => name.startsWith('@portal/')
const isOnce = (name: string) => isOurs(name) || ONCE.includes(name)

/** The host's door, which is closed to remotes here too. */
const CLOSED = new Set(['./error-service', './host', './own-calls', './prerender', './runtime'])

const manifestOf = (folder: string): Manifest => JSON.parse(read(`shared/${folder}/package.json`))

/** What a shared package opens to remotes, each with its source. */
export const openEntries = (folder: string) =>
  Object.entries(manifestOf(folder).exports).filter(([entry]) => !CLOSED.has(entry))

/** The `package.json` of a shared package as others install it. `texts` are its packed files. */
export function packedManifest(folder: string, version: string, texts: readonly string[]) {
  const own = manifestOf(folder)
  const needs = Object.entries(needsOf(own, texts, version)).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    name: own.name,
    version,
    type: 'module',
    sideEffects: own.sideEffects ?? true,
    exports: Object.fromEntries(openEntries(folder).map(([entry, file]) => [entry, compiledEntry(file)])),
    dependencies: Object.fromEntries(needs.filter(([name]) => !isOnce(name))),
    peerDependencies: Object.fromEntries(needs.filter(([name]) => isOnce(name))),
  }
}

function compiledEntry(file: string) {
  const stem = file.replace(/\.tsx?$/, '')
  return stem === file ? file : { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** What it takes of others: what it says, the tools that its files name, and what those ask for. */
function needsOf(
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

/** The version of a library that the project is tested with; empty: it has none. */
export const catalog = (name: string) => versions.get(name) ?? ''
