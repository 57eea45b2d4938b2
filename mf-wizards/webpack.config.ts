import { join } from 'node:path'
import { remoteConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

const underPolicy = {
  test: /[\\/]html2canvas[\\/]dist[\\/].*\.js$/,
  use: { loader: join(import.meta.dirname, 'html2canvas-loader.cjs') },
}

export default (env: BuildEnv) => {
  const config = remoteConfig(import.meta.dirname, env)
  return { ...config, module: { ...config.module, rules: [...(config.module?.rules ?? []), underPolicy] } }
}
