import path from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { isObject } from '@portal/domain/unknown'

const HOT = path.join(import.meta.dirname, '../src/development/hot')
/** Folders of the runtime itself, which has no components. */
const PLAIN = ['../src', '../../domain/src', '../../domain-bundled/src'].map((folder) =>
  path.join(import.meta.dirname, folder),
)
const LOADER = path.join(import.meta.dirname, 'hot-loader.cjs')

interface SwcUse {
  readonly loader: string
  readonly options: { readonly jsc: { readonly transform: { readonly react: Record<string, unknown> } } }
}
const isSwcUse = (use: unknown): use is SwcUse =>
  isObject(use) && 'loader' in use && /swc-loader/.test(String(use.loader))

/**
 * A remote's development configuration for a production shell, whose React has no `jsxDEV` and swaps no components: the
 * remote's own runtime creates elements and does both [OPEN-244].
 */
export function hotConfig(config: Configuration): Configuration {
  const found = config.module?.rules ?? []
  if (!found.some(isScriptRule)) throw new Error(`${config.name} compiles no scripts with swc-loader`)
  const rules = found.flatMap((rule): Rule[] => (isScriptRule(rule) ? hotRules(rule, config.name) : [rule]))
  const { cache } = config
  const isKept = typeof cache === 'object' && cache.type === 'filesystem'
  return {
    ...config,
    module: { ...config.module, rules },
    resolve: { ...config.resolve, alias: { ...config.resolve?.alias, 'portal-hot': HOT } },
    // Nobody stores these files, and hashing would slow each change.
    optimization: { ...config.optimization, realContentHash: false },
    // The cache key covers files and loaders, not loader options.
    ...(isKept && { cache: { ...cache, version: 'hot' } }),
  }
}

type Rule = NonNullable<NonNullable<Configuration['module']>['rules']>[number]

const isScriptRule = (rule: Rule): rule is RuleSetRule => isObject(rule) && 'use' in rule && isSwcUse(rule.use)

/** The rule for components, and the rule for all other modules, which have no JSX. */
function hotRules(rule: RuleSetRule, remote: string | undefined): Rule[] {
  if (!isSwcUse(rule.use)) return [rule]
  const { loader, options } = rule.use
  const react = { ...options.jsc.transform.react, development: true, refresh: true, importSource: 'portal-hot' }
  const hot = { ...options, jsc: { ...options.jsc, transform: { ...options.jsc.transform, react } } }
  return [
    {
      ...rule,
      exclude: [/node_modules/, ...PLAIN],
      use: [
        { loader: LOADER, options: { remote } },
        { loader, options: hot },
      ],
    },
    { ...rule, include: PLAIN },
  ]
}
