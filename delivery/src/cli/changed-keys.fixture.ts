import path from 'node:path'
import { afterEach, beforeEach, vi } from 'vitest'
import { makeKey } from '../release/documents/key-file'
import { startWebServer, type WebServer } from '../server/web-server'
import { builtRemote, builtShell } from '../testing/built-package'
import { fixtureBuild, type FixtureBuild } from '../testing/fixture-build'
import { commandLine } from './command-line.fixture'

/** A key of somebody, and its file. */
export interface Owned {
  readonly file: string
  readonly key: string
}

/** The operator, who publishes the shell, and a team whose key is listed for mf-a, each with the command line. */
export function changedKeys() {
  const { shop, portal, said, failed } = commandLine()
  let fixture: FixtureBuild
  let servers: WebServer[]
  let root: Owned
  const fileOf = (name: string) => path.join(shop().root, `${name}.pem`)
  const keyFile = (name: string): Owned => ({ file: fileOf(name), key: makeKey(fileOf(name)).publicKey })
  const by = ({ file }: { readonly file: string }, ...words: string[]) => portal('--key', file, ...words)
  const keys = (...words: string[]) => portal('keys', ...words, '--root', root.file)
  /** Changes a key; answers the next one, or how the command ended. */
  const change = async (whose: Owned, name: string, ...words: string[]) => {
    const code = await by(whose, 'key', 'change', '--to', fileOf(name), ...words)
    return code === 0 ? keyFile(name) : code
  }
  const healthAt = async (url: string) => (await fetch(`${url}/health`)).json()

  beforeEach(async () => {
    fixture = fixtureBuild()
    servers = []
    root = keyFile('root')
    const own = keyFile('own')
    await keys('allow', own.key, '--for', '*', '--name', 'Platform', '--begin')
    await keys('allow', keyFile('team').key, '--for', 'mf-a', '--name', 'Reports')
    await by(own, 'publish', 'shell', '--from', shop().write(builtShell('shell')), '--promote')
    said()
  })
  afterEach(async () => {
    vi.useRealTimers()
    for (const server of servers) await server.stop()
    fixture.remove()
  })

  return {
    shop,
    portal,
    said,
    failed,
    fileOf,
    keyFile,
    by,
    keys,
    change,
    next: async (...words: Parameters<typeof change>): Promise<Owned> => {
      const made = await change(...words)
      if (typeof made === 'number') throw new Error(failed())
      return made
    },
    publish: (whose: Owned, version: string) =>
      by(whose, 'publish', 'mf-a', '--from', shop().write(builtRemote('mf-a', version)), '--as', version),
    /** From now on it is later by this. */
    later: (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms }),
    /** A web server that is told the root key alone. */
    serve: async (more: Parameters<FixtureBuild['options']>[0] = {}): Promise<string> => {
      const options = fixture.options({ store: shop().store.place, keys: undefined, roots: [root.key], ...more })
      const server = await startWebServer(options)
      servers.push(server)
      return server.url
    },
    healthAt,
    versionAt: async (url: string) => (await healthAt(url)).remotes['mf-a'],
  }
}
