import { join } from 'node:path'
import webpack from 'webpack'

/** What stands for which file of the library: what this host never uses of it. */
export const LEFT_OUT: readonly (readonly [RegExp, string])[] = [
  [/snapshot\/SnapshotHandler\.js$/, 'snapshot-handler.js'],
  [/\/preload\.js$/, 'preload.js'],
  [/\.\/remotes\.js$/, 'remotes.js'],
  [/^@module-federation\/error-codes|error-codes\/dist\/(error-codes|getShortErrorMsg)\.js$/, 'error-codes.js'],
  [/semver\/index\.js$/, 'semver.js'],
  [/\.\/dom\.js$/, 'dom.js'],
]

const isOfLibrary = (folder: string) => /[\\/]@module-federation[\\/]/.test(folder)

/** The library's runtime without snapshots of manifests, preloading by them and the choice among versions. */
export const leanRuntime = [
  new webpack.DefinePlugin({ ENV_TARGET: '"web"', FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true' }),
  ...LEFT_OUT.map(
    ([wanted, file]) =>
      new webpack.NormalModuleReplacementPlugin(wanted, (resource: { request: string; context: string }) => {
        if (isOfLibrary(resource.context)) resource.request = join(import.meta.dirname, 'lean', file)
      }),
  ),
]
