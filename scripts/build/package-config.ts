import path from 'node:path'
import type { Configuration } from 'webpack'
import { isObject } from '../../shared/domain/src/value/unknown'

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

interface SwcUse {
  readonly loader: string
  readonly options: { readonly jsc: { readonly transform: { readonly react: Record<string, unknown> } } }
}
const isSwcUse = (use: unknown): use is SwcUse =>
  isObject(use) && 'loader' in use && /swc-loader/.test(String(use.loader))

/**
 * A remote's development configuration for a shell built for production, whose React has no
 * `jsxDEV`: JSX is compiled as for production, everything else stays readable.
 */
export async function devConfigOf(folder: string): Promise<Configuration> {
  const config = await configOf(folder, 'development')
  const scripts = (config.module?.rules ?? []).flatMap((rule) =>
    rule && rule !== '...' && isSwcUse(rule.use) ? [rule.use] : [],
  )
  if (scripts.length === 0) throw new Error(`${folder} compiles no scripts with swc-loader`)
  for (const { options } of scripts) options.jsc.transform.react.development = false
  // The cache knows files and loaders, not the loaders' options.
  const { cache } = config
  const isKept = typeof cache === 'object' && cache.type === 'filesystem'
  return isKept ? { ...config, cache: { ...cache, version: 'production-jsx' } } : config
}
