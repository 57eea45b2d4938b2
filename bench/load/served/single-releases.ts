import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixedReleases, rebaseStyles } from 'delivery'
import type { ShellManifest } from 'delivery'
import type { Registry } from '@portal/federation/host'
import type { SingleFiles } from '../single-build'

/**
 * The single build as a release for the web server. A first visit has its style sheets in the HTML, as in the portal
 * [OPEN-322].
 */
export function singleReleases({ shellDir, registryFile }: SingleFiles): ReturnType<typeof fixedReleases> {
  // Read without the checks of a release, because the benchmark writes no hashes.
  const shell: ShellManifest = JSON.parse(readFileSync(join(shellDir, 'shell-manifest.json'), 'utf8'))
  const registry: Registry = JSON.parse(readFileSync(registryFile, 'utf8'))
  const releases = fixedReleases(shell, registry, () => shellDir)
  const styles = shell.entries.main.css.map((file) => [file, rebaseStyles(readFileSync(join(shellDir, file), 'utf8'))])
  const release = { ...releases.current(), texts: Object.fromEntries(styles) }
  return { ...releases, current: () => release }
}
