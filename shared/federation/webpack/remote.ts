import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import * as v from 'valibot'
import type { Configuration } from 'webpack'
import { readDeclaration } from '../src/registry/schema'
import { baseConfig } from './base'
import type { BuildEnv } from './base'
import { RemoteManifestPlugin } from './remote-manifest-plugin'
import { remoteShared } from './shared-modules'

/** The whole webpack configuration of a remote; its `remote.json` says what it offers. */
export function remoteConfig(dir: string, { mode }: BuildEnv): Configuration {
  const declaration = readDeclaration(readJson(join(dir, 'remote.json')))
  const { version } = v.parse(v.object({ version: v.string() }), readJson(join(dir, 'package.json')))
  const { name } = declaration
  const base = baseConfig({ dir, name, mode })
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: name.replace(/-/g, '_'),
        filename: mode === 'production' ? 'remoteEntry.[contenthash:8].js' : 'remoteEntry.js',
        exposes: { './module': { import: './src/remote-module.ts', name: '__federation_expose_module' } },
        shared: remoteShared,
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new RemoteManifestPlugin(declaration, version),
    ],
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}
