import path from 'node:path'
import type { Configuration } from 'webpack'

export type Mode = 'production' | 'development'
interface ConfigModule {
  readonly default: (env: { mode: Mode }) => Configuration
}

/** A package's own webpack configuration for one mode. */
export async function configOf(folder: string, mode: Mode): Promise<Configuration> {
  const { default: make }: ConfigModule = await import(path.join(folder, 'webpack.config.ts'))
  return make({ mode })
}
