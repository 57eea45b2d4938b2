import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SEAM_CHUNK } from '@portal/federation/host'
import type { Registry } from '@portal/federation/host'
import { readShellManifest } from 'delivery'
import type { ShellManifest } from 'delivery'
import { builtRegistry } from '../../scripts/build/built-registry'
import { registryOf } from './single-output'
import type { SingleFiles } from './single-output'
import type { SingleVariant } from './variant'

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Files of the named chunks of the application, and of those of its first drawing. */
interface Chunks {
  readonly screens: Readonly<Record<string, string[]>>
  readonly drawing: Readonly<Record<string, string[]>>
}

/** What the web server reads of a single build: its manifest and the registry that goes into the HTML. */
export function writeDocuments(variant: SingleVariant, shellDir: string, chunks: Chunks): SingleFiles {
  const registryFile = registryOf(shellDir)
  const manifestFile = join(shellDir, 'shell-manifest.json')
  const manifest = readShellManifest(readJson(manifestFile))
  const registry = builtRegistry()
  const write = (served: Registry, shell: ShellManifest) => {
    writeFileSync(registryFile, JSON.stringify(served))
    writeFileSync(manifestFile, JSON.stringify(shell))
  }
  if (variant === 'ordinary') write({ ...registry, remotes: {} }, ordinary(manifest))
  else {
    const { domain: _, commonDomain: __, federation: ___, ...alone } = manifest
    // Nobody shares with it.
    const { [SEAM_CHUNK]: ____, ...ofPages } = alone.chunks
    const own = { ...alone, chunks: ofPages, integrity: {}, earlyRender: drawingOf(chunks) }
    write(tuned(registry, manifest, chunks), own)
  }
  return { shellDir, registryFile }
}

function drawingOf({ drawing }: Chunks) {
  const [file = ''] = drawing['early-render'] ?? []
  return { file, integrity: '' }
}

/** The HTML of an ordinary application is a title, its files and an empty place for the page. */
function ordinary({ version, contract, entries: { main }, icons }: ShellManifest): ShellManifest {
  const entries = { main: { js: main.js, css: main.css } }
  const none = { startScript: '', skeleton: '', criticalCss: '', pages: {}, chunks: {} }
  return { version, contract, entries, integrity: {}, icons, ...none }
}

/**
 * What the start script goes by: routes with what they ask for early, and the files of their chunks, which are the
 * shell's here, as is the entry that every remote has. No hashes: no file of a single build comes from elsewhere.
 * Owners' pages are the portal's own files, since no federation is in them.
 */
function tuned(registry: Registry, shell: ShellManifest, { screens, drawing }: Chunks): Registry {
  const [styles = ''] = shell.entries.main.css
  const filesOf = (chunk: string) => [...(screens[chunk] ?? []), ...(drawing[chunk] ?? [])]
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => {
    const inShell = (chunk: string) => filesOf(chunk).map((file) => `../../shell/${file}`)
    const files = Object.fromEntries(Object.keys(remote.chunks).map((chunk) => [chunk, inShell(chunk)]))
    return [name, { ...remote, entry: `../../shell/${styles}`, chunks: files, integrity: {} }]
  })
  return { ...registry, remotes: Object.fromEntries(remotes) }
}

/** Chunks that a page may start with. */
export const firstChunks = (): string[] =>
  Object.values(builtRegistry().remotes).flatMap(({ routes }) => routes.map(({ chunk }) => chunk))

/** Routes and navigation as an ordinary application has them in its bundle: no addresses, hashes or early requests. */
export function plainRoutes(): unknown {
  const { shell, remotes } = builtRegistry()
  const plain = Object.entries(remotes).map(([name, { version, title, routes, slots, navigation, ownerPages }]) => [
    name,
    {
      name,
      version,
      title,
      navigation,
      ownerPages,
      routes: routes.map(({ path, access, under }) => ({ path, access, under })),
      slots: slots.map((slot) => ({ name: slot.name })),
    },
  ])
  return { shell, remotes: Object.fromEntries(plain) }
}
