import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import webpack from 'webpack'
import type { Configuration } from 'webpack'
import { readShellManifest } from 'delivery'
import { builtRegistry } from '../../scripts/build/built-registry'
import { precompress } from '../../shared/federation/webpack/precompress'
import shellBuild from '../../shell/webpack.config'

/** The folder of the single build, and what its pages are served by. */
export interface SingleFiles {
  readonly shellDir: string
  readonly registryFile: string
}

/** Hashes and retries of lazy chunks are the registry's, hints are for a page that is drawn early. */
const LEFT_OUT = /^(ChunkIntegrityPlugin|ChunkRetryPlugin|CompileHintPlugin)$/

/** Modules of the portal, each with what stands for it in one application. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/federation\/src\/loader\/remotes\.ts$/, 'remotes.ts'],
  [/shell\/src\/prefetch\/prefetch\.ts$/, 'prefetch.ts'],
  [/shell\/src\/seam\/shared\.ts$/, 'shared.ts'],
  [/shell\/src\/early\.ts$/, 'early.ts'],
]

/** Builds the same sources as one ordinary webpack application: same routes, lazy per route, no federation. */
export async function buildSingle(files: SingleFiles): Promise<void> {
  await precompress(files.shellDir, await assetsOf(singleConfig(files.shellDir)))
  writeDocuments(files)
}

/** Builds and answers the names of the files. */
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
  const plugins = (base.plugins ?? []).filter((plugin) => !LEFT_OUT.test(plugin?.constructor.name ?? ''))
  return {
    ...base,
    name: 'bench',
    cache: { type: 'filesystem', name: 'bench', buildDependencies: { config: [import.meta.filename] } },
    devtool: false,
    // What was compressed before is found again by its name.
    output: { ...base.output, path: output, uniqueName: 'bench', clean: { keep: /\.(br|gz)$/ } },
    // One chunk for each screen, as in the remotes; else as webpack's guide has it.
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      ...plugins,
      new webpack.DefinePlugin({ SINGLE_ROUTES: JSON.stringify(plainRoutes()) }),
      ...REPLACED.map(([file, name]) => replaced(file, join(import.meta.dirname, 'single', name))),
    ],
  }
}

/** Replaces a module after it was resolved, whatever spelling it was imported by. */
function replaced(file: RegExp, replacement: string) {
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

/** Lets webpack's loader write plain addresses: the policy of every page demands such rules. */
const TRUSTS_ALL = 'window.trustedTypes?.createPolicy("default",{createHTML:h=>h,createScriptURL:u=>u})'

/** What the web server reads: the HTML is a title, the files and an empty place for the page, and names no remote. */
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

/** Routes and navigation as an ordinary application has them in its bundle: no addresses, hashes or early requests. */
function plainRoutes(): unknown {
  const { shell, remotes } = builtRegistry()
  const plain = Object.entries(remotes).map(([name, { version, title, routes, slots, navigation, ownerPages }]) => {
    const paths = routes.map(({ path, access, under }) => ({ path, access, under }))
    const names = slots.map((slot) => ({ name: slot.name }))
    return [name, { name, version, title, navigation, ownerPages, routes: paths, slots: names }]
  })
  return { shell, remotes: Object.fromEntries(plain) }
}
