// Releases built packages: `<release store> <key file> <guard's key file> <root key file> <package…>`.
// In one process, because a process for each command would take longer to load than to run.
import { runPortal } from '../../delivery/src/cli/run'
import { createKey } from '../../delivery/src/releases/documents/signatures'

const [store = '', key = '', guardKey = '', root = '', ...packages] = process.argv.slice(2)

/** Options that let the operator allow this key. */
const allow = (file: string, allowed: string, name: string) => {
  const { publicKey } = createKey(file)
  return ['keys', 'allow', publicKey, '--for', allowed, '--name', name, '--begin', '--root', root]
}

const commands = [
  allow(key, '*', 'npm start'),
  allow(guardKey, 'guard', 'Guard of canaries'),
  ['publish', ...packages, '--built', '--dev', '--promote', '--begin'],
]
for (const words of commands) {
  process.exitCode = await runPortal(['--store', store, '--key', key, ...words])
  if (process.exitCode !== 0) break
}
