#!/usr/bin/env node
// `portal-build`, in a remote's folder outside of the project: builds it for production, as it is released.
import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { messageOf } from '@portal/domain/unknown'
import type { Configuration } from 'webpack'
import type { BuildEnv } from './base'
import { buildPackage } from './build-package'
import { remoteConfig } from './remote'

interface ConfigModule {
  readonly default: (env: BuildEnv) => Configuration
}

const folder = process.cwd()
const PRODUCTION = { mode: 'production' } as const

/** A remote needs no settings of its own; one that has some says so in a `webpack.config.js`. */
async function configHere(): Promise<Configuration> {
  const file = join(folder, 'webpack.config.js')
  if (!existsSync(file)) return remoteConfig(folder, PRODUCTION)
  const own: ConfigModule = await import(pathToFileURL(file).href)
  return own.default(PRODUCTION)
}

try {
  process.stdout.write(`${await buildPackage(basename(folder), folder, [await configHere()])}\n`)
} catch (error) {
  process.stderr.write(`${basename(folder)} does not build:\n${messageOf(error)}\n`)
  process.exitCode = 1
}
