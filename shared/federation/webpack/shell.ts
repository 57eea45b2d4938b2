import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ChunkGraph, Configuration, Module } from 'webpack'
import { SEAM_CHUNK } from '../src/loader/shell-base'
import { CONTRACT_VERSION } from '../src/registry/contract-version'
import { baseConfig } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { deprecatedNames, readContractNames, slotsSince } from './contract-file'
import { EARLY_RENDER } from './early-render'
import { inlineScript } from './inline-script'
import { readOwnScript } from './own-script'
import type { OpenPages } from './prerender'
import type { SharedScript } from './shared-scripts'
import { ShellManifestPlugin } from './shell-manifest-plugin'
import { writtenStyles } from './written-styles'

interface ShellBuild {
  readonly dir: string
  readonly version: string
  readonly entries: Readonly<Record<string, string>>
  readonly startScript: string
  readonly skeleton: string
  readonly criticalCss: string
  /** Styles that code has written; every entry brings them. */
  readonly styles: string
  readonly openPages: OpenPages
  /** Pictures for the tab, by file name. */
  readonly icons: Readonly<Record<string, string>>
}

/**
 * What is shared and stands in another chunk too has its styles in the page's first style sheet, and nowhere else: a
 * chunk that brings them once more, behind others, would change which of two rules counts.
 */
const SHARED_STYLES = {
  name: 'main',
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) => {
    const chunks = [...chunkGraph.getModuleChunksIterable(module)]
    return chunks.length > 1 && chunks.some(({ name }) => name === SEAM_CHUNK)
  },
}

/** Behind those that the page has named, at its end: so what is shared stands in one order, whenever it comes. */
const atTheEnd = (link: HTMLLinkElement) => document.body.append(link)

/** The shell's webpack configuration: no remotes at build time. */
export function shellConfig(build: ShellBuild, { mode }: BuildEnv): Configuration {
  const base = baseConfig({ dir: build.dir, name: 'shell', mode, insertStyles: atTheEnd })
  const styles = writtenStyles(build.dir, build.styles)
  const text = (file: string) => readFileSync(join(build.dir, file), 'utf8')
  return {
    ...base,
    entry: Object.fromEntries(Object.entries(build.entries).map(([name, file]) => [name, [file, styles]])),
    // Chunks, fonts and pictures come from where the page's first script did [OPEN-296].
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new CompileHintPlugin([SEAM_CHUNK]),
      new ShellManifestPlugin(
        () => ({
          version: build.version,
          contract: CONTRACT_VERSION,
          deprecated: deprecatedNames(readContractNames()),
          slotsSince: slotsSince(readContractNames()),
          startScript: inlineScript(join(build.dir, build.startScript)),
          skeleton: text(build.skeleton).trim(),
          criticalCss: text(build.criticalCss).trim(),
          icons: build.icons,
          ...ownScripts(join(build.dir, 'dist')),
        }),
        build.openPages,
      ),
    ],
    optimization: { ...base.optimization, splitChunks: { chunks: 'all', cacheGroups: { styles: SHARED_STYLES } } },
  }
}

function ownScripts(folder: string) {
  const read = (name: SharedScript) => readOwnScript(folder, name)
  const [early, domain, common] = [readOwnScript(folder, EARLY_RENDER), read('domain'), read('domain-common')]
  return {
    earlyRender: early.script,
    domain: domain.script,
    commonDomain: common.script,
    commonNames: common.provides['@portal/domain'] ?? [],
    federation: read('federation').script,
    provides: domain.provides,
    compiledIn: { ...early.compiledIn, ...domain.compiledIn },
  }
}
