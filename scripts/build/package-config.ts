import path from 'node:path'
import type { Configuration } from 'webpack'

export type Mode = 'production' | 'development'
interface ConfigModule {
  readonly default: (env: { mode: Mode }) => Configuration
  /** What is built first, since the package's manifest names it: pages without the shell, scripts of their own. */
  readonly before?: (env: { mode: Mode }) => readonly Configuration[]
}

const modulesOf = (folder: string): Promise<ConfigModule> => import(path.join(folder, 'webpack.config.ts'))

/** A package's own webpack configuration for one mode. */
export async function configOf(folder: string, mode: Mode): Promise<Configuration> {
  return (await modulesOf(folder)).default({ mode })
}

/** All that a package builds for production, in this order. */
export async function buildsOf(folder: string): Promise<Configuration[]> {
  const { before, default: own } = await modulesOf(folder)
  const env = { mode: 'production' } as const
  return [...(before?.(env) ?? []), own(env)]
}
