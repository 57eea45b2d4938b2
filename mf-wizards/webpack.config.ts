import { remoteConfig } from '@portal/federation/webpack'
import type { BuildEnv } from '@portal/federation/webpack'

export default (env: BuildEnv) => remoteConfig(import.meta.dirname, env)
