import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fixedReleases, placedStyles, screenKey } from 'delivery'
import type { ShellManifest } from 'delivery'
import type { Registry } from '@portal/federation/host'

const root = join(import.meta.dirname, '../../..')

/** A single build to serve instead of the portal's releases. */
export interface SingleBuild {
  readonly shellDir: string
  readonly registryFile: string
}

/**
 * A single build as the web server gives it: with all that the portal's own pages have from it, scripts and style sheets
 * in the HTML of a first visit too [OPEN-308, OPEN-322]. Owners' pages are files of the last build of their remote.
 */
export function singleReleases({ shellDir, registryFile }: SingleBuild): ReturnType<typeof fixedReleases> {
  // As the bench wrote them: no hashes, which no release may do without.
  const shell: ShellManifest = JSON.parse(readFileSync(join(shellDir, 'shell-manifest.json'), 'utf8'))
  const registry: Registry = JSON.parse(readFileSync(registryFile, 'utf8'))
  const releases = fixedReleases(shell, registry, (name) => (name === 'shell' ? shellDir : join(root, name, 'dist')))
  const release = { ...releases.current(), texts: textsOf(shell, shellDir), screenSizes: sizesOf(registry, shellDir) }
  return { ...releases, current: () => release }
}

const isScript = (file: string) => file.endsWith('.js')

function textsOf({ earlyRender, pages, chunks, entries }: ShellManifest, shellDir: string) {
  const ofPages = Object.keys(pages).flatMap((chunk) => chunks[chunk] ?? [])
  const files = [...(earlyRender ? [earlyRender.file] : []), ...ofPages].filter(isScript)
  const own = files.filter((file) => !entries.main.js.includes(file))
  const text = (file: string) => readFileSync(join(shellDir, file), 'utf8')
  const styles = entries.main.css.map((file) => [file, placedStyles(text(file))] as const)
  return Object.fromEntries([...own.map((file) => [file, text(file)] as const), ...styles])
}

/** Every remote's files are the single build's. */
function sizesOf({ remotes }: Registry, shellDir: string): Readonly<Record<string, number>> {
  const bytes = (file: string) => readFileSync(join(shellDir, `${basename(file)}.br`)).length
  const drawn = Object.values(remotes).flatMap((remote) =>
    remote.routes.flatMap(({ drawnEarly, chunk }) => (drawnEarly ? [{ remote, chunk }] : [])),
  )
  return Object.fromEntries(
    drawn.map(({ remote, chunk }) => {
      const scripts = (remote.chunks[chunk] ?? []).filter(isScript)
      return [screenKey(remote, chunk), scripts.reduce((all, file) => all + bytes(file), 0)]
    }),
  )
}
