import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderStore } from '../releases/store/folder-store'
import { createShellBuild, NOW, createReleaseFixture, type ReleaseFixture } from '../testing/release-fixture'
import { readKey, publicKeyOf } from '../releases/documents/signatures'
import { allowKey, removeKey } from '../releases/publish/change-keys'
import { LIMITS, type Limits } from './limits.data'
import { startReleaseApi, type ReleaseApi } from './release-api'

/** A key pair with its file. */
export interface KeyPair {
  readonly privateKey: KeyObject
  readonly publicKey: string
  readonly file: string
}

/** A running release API, before a store with a shell and a list of keys. */
export interface TestReleaseApi {
  readonly shop: ReleaseFixture
  readonly api: ReleaseApi
  /** Lines that the API wrote for each release and step. */
  readonly log: readonly string[]
  readonly root: KeyPair
  /** A team whose key is listed for mf-a. */
  readonly team: KeyPair
  readonly makeKeyPair: (name: string) => KeyPair
  readonly allow: (who: KeyPair, ...packages: string[]) => Promise<unknown>
  readonly remove: (who: KeyPair) => Promise<unknown>
  /** Keys of all objects in the store. */
  readonly listKeys: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export async function startTestReleaseApi(limits: Limits = LIMITS): Promise<TestReleaseApi> {
  const shop = createReleaseFixture()
  const somebody = (name: string): KeyPair => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const file = path.join(shop.root, `${name}.pem`)
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return { privateKey, publicKey: publicKeyOf(privateKey), file }
  }
  const root = somebody('root')
  const bare = folderStore(shop.store.place)
  const order = { root: () => root.privateKey, roots: [], by: 'olga', now: NOW }
  const allow: TestReleaseApi['allow'] = ({ publicKey: key }, ...packages) =>
    allowKey(bare, order, { key, name: 'Team', packages })
  await shop.serve('shell', '1.0.0', createShellBuild('shell'))
  const privateKey = readKey(shop.key)
  await allow({ privateKey, publicKey: publicKeyOf(privateKey), file: shop.key }, '*')
  const team = somebody('team')
  await allow(team, 'mf-a')
  const options = {
    store: shop.store.place,
    roots: [root.publicKey],
    origins: [],
    port: 0,
  }
  const log: string[] = []
  const api = await startReleaseApi(options, { limits, onWrite: (line) => log.push(line), readKeysEveryMs: 25 })
  const below = async (key: string): Promise<string[]> => {
    const names = await bare.list(key)
    if (names.length === 0 && key !== '') return [key]
    return (await Promise.all(names.map((name) => below(key ? `${key}/${name}` : name)))).flat()
  }
  return {
    shop,
    api,
    log,
    root,
    team,
    makeKeyPair: somebody,
    allow,
    remove: ({ publicKey }) => removeKey(bare, order, publicKey),
    listKeys: () => below(''),
    close: async () => {
      await api.stop()
      shop.remove()
    },
  }
}
