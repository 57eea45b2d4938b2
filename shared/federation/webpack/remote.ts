import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import webpack from 'webpack'
import type { Configuration, PathDataChunk } from 'webpack'
import { containerName, EXPOSED } from '../src/loader/entry'
import { SHARED_MODULES } from '../src/registry/shared-modules'
import { baseConfig } from './base'
import type { BuildEnv } from './base'
import { CompileHintPlugin } from './compile-hint-plugin'
import { readRemote } from './declared'
import { EXPOSED_CHUNK, ExposedModulePlugin } from './exposed-module-plugin'
import { FixedIdsPlugin } from './fixed-ids-plugin'
import { RemoteManifestPlugin } from './remote-manifest-plugin'

/** The webpack configuration of a remote; its `remote.json` declares what it offers. */
export function remoteConfig(dir: string, { mode }: BuildEnv): Configuration {
  const { declaration } = readRemote(dir)
  const { name } = declaration
  const base = baseConfig({ dir, name, mode })
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      publicPath: 'auto',
      filename: scriptName(name, mode),
      workerChunkFilename: scriptName(name, mode),
      ...(mode === 'production' && { workerPublicPath: workersOf(name) }),
    },
    optimization: {
      ...base.optimization,
      splitChunks: { chunks: 'async', cacheGroups: { default: false, defaultVendors } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerName(name),
        library: { type: 'var', name: containerName(name) },
        exposes: {
          [`./${EXPOSED}`]: { import: './src/remote-module.ts', name: EXPOSED_CHUNK },
          // For a third-party host; see `late-runtime.js`.
          './own-runtime': { import: BUNDLER_RUNTIME, name: 'own-runtime' },
        },
        shared: consumed,
        shareStrategy: 'loaded-first',
        // The web server writes the library's manifest from the registry, for the live version.
        manifest: false,
        dts: false,
        virtualRuntimeEntry: true,
        experiments: { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
      }),
      ...lateRuntime,
      ...(mode === 'development' ? [new webpack.EntryPlugin(dir, SHOW_FEDERATION, {})] : []),
      new ExposedModulePlugin(),
      new CompileHintPlugin(declaration.routes.map(({ chunk }) => chunk)),
      new RemoteManifestPlugin(dir),
    ],
  }
}

/**
 * Puts a large library that two screens share into its own file. A request costs more than a few other shared modules,
 * or the few functions of valibot in a screen.
 */
const defaultVendors = {
  test: /[\\/]node_modules[\\/](?!.*\bvalibot\b)/,
  minChunks: 2,
  minSize: 25_000,
  minSizeReduction: 0,
}

/**
 * File name of the entry and each worker. The library reads it before there is a hash, to find the folder; webpack
 * refuses `[contenthash]` at that moment (module-federation/core #5077).
 */
const scriptName =
  (remote: string, mode: BuildEnv['mode']) =>
  ({ chunk }: PathDataChunk) => {
    const name = chunk?.name === containerName(remote) ? 'remoteEntry' : '[name]'
    const hasHash = mode === 'production' && Object.hasOwn(Object(chunk?.contentHash), 'javascript')
    return hasHash ? `${name}.[contenthash:8].js` : `${name}.js`
  }

/** Browsers start workers only from the page's own origin, so the page's server has these files too. */
const workersOf = (name: string) => `/remotes/${name}/`

const BUNDLER_RUNTIME = fileURLToPath(import.meta.resolve('@module-federation/webpack-bundler-runtime'))

/** In each entry of a development build: feeds the Module Federation browser extension. */
const SHOW_FEDERATION = join(import.meta.dirname, '../src/development/show-federation')

/** The page has the library's runtime once, in the shell's federation script. */
const lateRuntime = [
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]webpack-bundler-runtime[\\/].*bundler\.js$/,
    join(import.meta.dirname, 'late-runtime.js'),
  ),
  new FixedIdsPlugin(),
]

/**
 * A remote uses the shell's copy of shared modules, whatever its version, and has none of its own. `isCompatible` has
 * decided before whether it may.
 */
const consumed = Object.fromEntries(
  SHARED_MODULES.map((name) => [name, { singleton: true, import: false, requiredVersion: false } as const]),
)
