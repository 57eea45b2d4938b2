#!/usr/bin/env node
// `portal-build`, in the folder of a remote outside the project: builds it for production, as it is released.
import { basename } from 'node:path'
import { messageOf } from '@portal/domain/unknown'
import { buildPackage } from './build-package'
import { configHere } from './config-here'

const folder = process.cwd()

try {
  const config = await configHere(folder, { mode: 'production' })
  process.stdout.write(`${await buildPackage(basename(folder), folder, [config])}\n`)
} catch (error) {
  process.stderr.write(`${basename(folder)} does not build:\n${messageOf(error)}\n`)
  process.exitCode = 1
}
