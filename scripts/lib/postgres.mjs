import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { aptInstall } from './browser.mjs'
import { which } from './run.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** Folder of the installed PostgreSQL programs, or null. */
export async function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folder = versions
    .map((version) => path.join(DEBIAN, version, 'bin'))
    .find((bin) => existsSync(path.join(bin, 'initdb')))
  if (folder) return folder
  const initdb = await which('initdb')
  return initdb && path.dirname(initdb)
}

/** Folder of the PostgreSQL programs. Installs PostgreSQL if this machine allows it. For `npm run prove`. */
export async function ensurePostgres() {
  const found = await findPostgres()
  if (found) return found
  return (await aptInstall('postgresql')) ? findPostgres() : null
}
