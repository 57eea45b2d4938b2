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
  [/\/utils\/share\.js$/, 'share.js'],
  [/\/utils\/load\.js$/, 'load.js'],
  [/\/utils\/context\.js$/, 'context.js'],
  [/\/logger\.js$/, 'logger.js'],
  [/^\.\/init\.js$/, 'init.js'],
  [/\/getSharedFallbackGetter\.js$/, 'fallback.js'],
]

const isOfLibrary = (folder: string) => /[\\/]@module-federation[\\/]/.test(folder)

/** What the library asks for as it is built: left undefined, it brings what stands for a half of it too. */
const settled = {
  ENV_TARGET: '"web"',
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_HAS_EXPOSES: 'true',
}

/** The library's runtime without snapshots of manifests, preloading by them and the choice among versions. */
export const leanRuntime = [
  new webpack.DefinePlugin(settled),
  ...LEFT_OUT.map(
    ([wanted, file]) =>
      new webpack.NormalModuleReplacementPlugin(wanted, (resource: { request: string; context: string }) => {
        if (isOfLibrary(resource.context)) resource.request = join(import.meta.dirname, 'lean', file)
      }),
  ),
]
