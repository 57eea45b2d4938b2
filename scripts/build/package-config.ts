import path from 'node:path'
import type { Configuration } from 'webpack'

export type Mode = 'production' | 'development'
interface ConfigModule {
  readonly default: (env: { mode: Mode }) => Configuration
  /** Builds that run first, because the package's manifest names their files. */
  readonly before?: (env: { mode: Mode }) => readonly Configuration[]
}

const modulesOf = (folder: string): Promise<ConfigModule> => import(path.join(folder, 'webpack.config.ts'))

export async function configOf(folder: string, mode: Mode): Promise<Configuration> {
  return (await modulesOf(folder)).default({ mode })
}

/** A package's production builds, in their order. */
export async function buildsOf(folder: string): Promise<Configuration[]> {
  const { before, default: own } = await modulesOf(folder)
  const env = { mode: 'production' } as const
  return [...(before?.(env) ?? []), own(env)]
}
