import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { folderStore } from '../releases/store/folder-store'
import { createShellBuild, NOW, createReleaseFixture, type ReleaseFixture } from '../testing/release-fixture'
import { readKey } from '../releases/documents/key-file'
import { publicKeyOf } from '../releases/documents/signatures'
import { allowKey, removeKey } from '../releases/publish/change-keys'
import { LIMITS, type Limits } from './limits.data'
import { startReleaseApi, type ReleaseApi } from './release-api'

/** A key of somebody, and its file. */
export interface Somebody {
  readonly privateKey: KeyObject
  readonly publicKey: string
  readonly file: string
}

/** A release store with a shell, a list of keys in it, and a release API before it. */
export interface Premises {
  readonly shop: ReleaseFixture
  readonly api: ReleaseApi
  /** What the API has told of what it wrote. */
  readonly said: readonly string[]
  readonly root: Somebody
  /** Whose key is listed for mf-a. */
  readonly team: Somebody
  readonly somebody: (name: string) => Somebody
  readonly allow: (who: Somebody, ...packages: string[]) => Promise<unknown>
  readonly remove: (who: Somebody) => Promise<unknown>
  /** All that is in the store, by key. */
  readonly everything: () => Promise<readonly string[]>
  readonly close: () => Promise<void>
}

export async function premises(limits: Limits = LIMITS): Promise<Premises> {
  const shop = createReleaseFixture()
  const somebody = (name: string): Somebody => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const file = path.join(shop.root, `${name}.pem`)
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    return { privateKey, publicKey: publicKeyOf(privateKey), file }
  }
  const root = somebody('root')
  const bare = folderStore(shop.store.place)
  const order = { root: () => root.privateKey, roots: [], by: 'olga', now: NOW }
  const allow: Premises['allow'] = ({ publicKey: key }, ...packages) =>
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
  const said: string[] = []
  const api = await startReleaseApi(options, { limits, say: (line) => said.push(line), lookEveryMs: 25 })
  const below = async (key: string): Promise<string[]> => {
    const names = await bare.list(key)
    if (names.length === 0 && key !== '') return [key]
    return (await Promise.all(names.map((name) => below(key ? `${key}/${name}` : name)))).flat()
  }
  return {
    shop,
    api,
    said,
    root,
    team,
    somebody,
    allow,
    remove: ({ publicKey }) => removeKey(bare, order, publicKey),
    everything: () => below(''),
    close: async () => {
      await api.stop()
      shop.remove()
    },
  }
}
