import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandStyleSheet } from '@portal/brand'
import type { Configuration } from 'webpack'
import { baseConfig } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { writeRoutes } from './declared'
import { inlineScript } from './minify'
import { importOf, reactRule, resolvePreact } from './preact'
import type { ReactIsland } from './preact'
import type { OpenPages } from './prerender'
import { StandaloneManifestPlugin } from './standalone-manifest-plugin'
import { writtenStyles } from './used-styles'

const LATE_MS = 120_000

interface StandaloneBuild {
  readonly dir: string
  readonly name: string
  /** The module that mounts the pages. */
  readonly entry: string
  /** HTML and styles of the page until it runs. */
  readonly skeleton: string
  readonly criticalCss: string
  readonly startScript: string
  readonly openPages: OpenPages
  readonly island: ReactIsland
}

/** Pages of a remote without the shell: an ordinary build without shared modules, in the remote's `dist` folder. */
export function standaloneConfig(
  { dir, name, entry, openPages, island, ...files }: StandaloneBuild,
  { mode }: BuildEnv,
): Configuration {
  // These pages are built before the remote, which writes the file after each change of remote.json.
  writeRoutes(dir)
  const base = baseConfig({ dir, name: `${name}-standalone`, mode })
  const text = (file: string) => readFileSync(join(dir, file), 'utf8').trim()
  const frame = {
    skeleton: text(files.skeleton),
    criticalCss: text(files.criticalCss),
    startScript: inlineScript(join(dir, files.startScript)),
  }
  const hash = mode === 'production' ? '.[contenthash:8]' : ''
  return {
    ...base,
    resolve: { ...base.resolve, ...resolvePreact(dir) },
    module: { rules: [...(base.module?.rules ?? []), reactRule(dir, island)] },
    entry: { standalone: [entry, writtenStyles(dir, brandStyleSheet())] },
    output: {
      ...base.output,
      path: join(dir, 'dist'),
      publicPath: `/remotes/${name}/`,
      filename: `standalone/[name]${hash}.js`,
      chunkFilename: `standalone/[name]${hash}.js`,
      // The pages themselves report late chunks, and still use them when they arrive.
      chunkLoadTimeout: LATE_MS,
    },
    plugins: [
      ...(base.plugins ?? []),
      new CompileHintPlugin(),
      new StandaloneManifestPlugin(frame, openPages, importOf(island)),
    ],
  }
}
