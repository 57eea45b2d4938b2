import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Configuration } from 'webpack'
import type { BuildEnv } from './base'
import { remoteConfig } from './remote'

interface ConfigModule {
  readonly default: (env: BuildEnv) => Configuration
}

/** Configuration of a remote outside the project: the preset's, unless the remote has a `webpack.config.js`. */
export async function configHere(folder: string, env: BuildEnv): Promise<Configuration> {
  const file = join(folder, 'webpack.config.js')
  if (!existsSync(file)) return remoteConfig(folder, env)
  const own: ConfigModule = await import(pathToFileURL(file).href)
  return own.default(env)
}
