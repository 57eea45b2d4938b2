import { findPostgres } from './postgres.mjs'
import { which } from './run.mjs'

/** Missing programs that specs would start. Tests never install a server. */
export async function missingPrograms() {
  const found = { postgres: await findPostgres() }
  for (const name of ['haproxy', 'promtool', 'openssl', 'systemd-analyze']) found[name] = await which(name)
  return Object.keys(found).filter((name) => !found[name])
}
