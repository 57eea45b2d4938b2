import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { readShellManifest } from 'delivery'
import { builtRegistry } from '../../scripts/build/built-registry'
import { precompress } from '../../shared/federation/webpack/precompress'
import shellBuild from '../../shell/webpack.config'

/** Paths of the single build and of its registry. */
export interface SingleFiles {
  readonly shellDir: string
  readonly registryFile: string
}

/** Plugins for the registry and for early rendering. */
const OMITTED_PLUGINS = /^(ChunkIntegrityPlugin|ChunkRetryPlugin|CompileHintPlugin)$/

/** Modules of the portal with their replacements in `single/`. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/federation\/src\/loader\/remotes\.ts$/, 'remotes.ts'],
  [/shell\/src\/prefetch\/prefetch\.ts$/, 'prefetch.ts'],
  [/shell\/src\/seam\/shared\.ts$/, 'shared.ts'],
  [/shell\/src\/early\.ts$/, 'early.ts'],
]

/** Builds the same sources as an ordinary webpack application: lazy routes, no federation. */
export async function buildSingle(files: SingleFiles): Promise<void> {
  await precompress(files.shellDir, await assetsOf(singleConfig(files.shellDir)))
  writeDocuments(files)
}

/** Builds; returns the file names. */
function assetsOf(config: Configuration): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config)
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing)
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString({ all: false, errors: true })))
        else resolve((stats.toJson({ all: false, assets: true }).assets ?? []).map(({ name }) => name))
      })
    })
  })
}

function singleConfig(output: string): Configuration {
  const base = shellBuild({ mode: 'production' })
  const plugins = (base.plugins ?? []).filter((plugin) => !OMITTED_PLUGINS.test(plugin?.constructor.name ?? ''))
  return {
    ...base,
    name: 'bench',
    cache: { type: 'filesystem', name: 'bench', buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    // Keeps compressed files of unchanged assets.
    output: { ...base.output, path: output, uniqueName: 'bench', clean: { keep: /\.(br|gz)$/ } },
    // One chunk per screen, as in the remotes, and shared chunks as webpack's guide recommends.
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ SINGLE_ROUTES: JSON.stringify(plainRoutes()) }),
      ...REPLACEMENTS.map(([file, name]) => replacementPlugin(file, join(import.meta.dirname, 'single', name))),
    ],
  }
}

/** Replaces a module by its resolved path. */
function replacementPlugin(file: RegExp, replacement: string) {
  return new webpack.NormalModuleReplacementPlugin(
    file,
    (data: { createData?: { resource?: string; userRequest?: string; context?: string } }) => {
      if (!data.createData?.resource || !file.test(data.createData.resource)) return
      data.createData.resource = replacement
      data.createData.userRequest = replacement
      data.createData.context = dirname(replacement)
    },
  )
}

/** Webpack's loader writes plain URLs, for which the pages' policy requires a Trusted Types policy. */
const TRUSTS_ALL = 'window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>u})'

/** Writes the documents for the web server: the HTML has a title, the files and an empty root, without remotes. */
function writeDocuments({ shellDir, registryFile }: SingleFiles): void {
  const manifestFile = join(shellDir, 'shell-manifest.json')
  const { version, contract, provides, slotsSince, entries, icons } = readShellManifest(
    JSON.parse(readFileSync(manifestFile, 'utf8')),
  )
  const main = { js: entries.main.js, css: entries.main.css }
  const none = { integrity: {}, startScript: TRUSTS_ALL, skeleton: '', criticalCss: '', pages: {}, chunks: {} }
  writeFileSync(registryFile, JSON.stringify({ ...builtRegistry(), remotes: {} }))
  writeFileSync(
    manifestFile,
    JSON.stringify({ version, contract, provides, slotsSince, entries: { main }, icons, ...none }),
  )
}

/** Routes and navigation without URLs, hashes and early requests, as in an ordinary bundle. */
function plainRoutes(): unknown {
  const { shell, remotes } = builtRegistry()
  const plain = Object.entries(remotes).map(([name, { version, title, routes, slots, navigation, ownerPages }]) => {
    const paths = routes.map(({ path, access, under }) => ({ path, access, under }))
    const names = slots.map((slot) => ({ name: slot.name }))
    return [name, { name, version, title, navigation, ownerPages, routes: paths, slots: names }]
  })
  return { shell, remotes: Object.fromEntries(plain) }
}
