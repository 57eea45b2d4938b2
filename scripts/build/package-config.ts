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

interface SwcUse {
  readonly options: { readonly jsc: { readonly transform: { readonly react: Record<string, unknown> } } }
}
const isSwcUse = (use: unknown): use is SwcUse =>
  typeof use === 'object' && use !== null && 'loader' in use && use.loader === 'swc-loader'

/**
 * A remote's development configuration for a shell built for production, whose React has no
 * `jsxDEV`: JSX is compiled as for production, everything else stays readable.
 */
export async function devConfigOf(folder: string): Promise<Configuration> {
  const config = await configOf(folder, 'development')
  for (const rule of config.module?.rules ?? []) {
    if (rule && rule !== '...' && isSwcUse(rule.use)) rule.use.options.jsc.transform.react.development = false
  }
  return config
}
