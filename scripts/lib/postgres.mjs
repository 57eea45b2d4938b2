import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from './browser.mjs'
import { which } from './run.mjs'

const DEBIAN = '/usr/lib/postgresql'

async function findBinaries() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
  if (folder) return folder
  const initdb = await which('initdb')
  return initdb && path.dirname(initdb)
}

/** Folder of PostgreSQL's programs: the system's, else from the package manager, else null. */
export async function ensurePostgres() {
  const found = await findBinaries()
  if (found) return found
  return (await aptInstall('postgresql')) ? findBinaries() : null
}
