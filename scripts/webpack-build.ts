// Builds a package with its webpack.config.ts: `tsx scripts/webpack-build.ts mf-bookings`.
import path from 'node:path'
import { messageOf } from '../shared/domain/src/value/unknown'
import { buildPackage } from '../shared/federation/webpack/build-package'
import { buildsOf } from './build/package-config'

const name = process.argv[2] ?? ''
const folder = path.resolve(import.meta.dirname, '..', name)
try {
  console.log(await buildPackage(name, folder, await buildsOf(folder)))
} catch (error) {
  console.error(`${name} does not build:\n${messageOf(error)}`)
  process.exitCode = 1
}
