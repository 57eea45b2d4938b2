import { randomBytes } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openDatabase } from 'backend'
import { startLocalCloud } from 'local-cloud'
import { objectStorage } from '../../../backend/src/services/storage'
import { asFailure } from '../../../backend/src/errors/as-failure'
import { readRelease } from '../../../delivery/src/release/documents/stored-release'
import { publish } from '../../../delivery/src/release/publish/publish'
import { builtRemote, workshop } from '../../../delivery/src/testing/built-package'
import { ROOT } from '../../../scripts/lib/paths.mjs'
import { anyPort } from '../../../scripts/lib/ports.mjs'
import { Supervised } from '../../../scripts/start/supervisor.mjs'
import { eventually, holds, same } from '../tools/check'
import type { Notes } from '../tools/family'
import { smallDisk } from './small-disk'
import type { SmallDisk } from './small-disk'

const KEYS = { bucket: 'portal', accessKey: 'PORTALDEMOACCESSKEY0', secretKey: 'portal-demo-storage-secret' }
const PICTURE = randomBytes(200 * 1024)

/** How a write ends: its failure as the API would tell it, or the code of the disk. */
async function endOf(write: Promise<unknown>): Promise<string> {
  try {
    await write
    return 'done'
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOSPC' ? code : (asFailure(error)?.kind ?? code)
  }
}

/** Every file below a folder, by its end. */
const filesOf = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith(end))

/** The storage of the demo: no object is half there, the one before stays, and it stores again. */
async function storage(disk: SmallDisk, { wrote }: Notes): Promise<void> {
  const cloud = await startLocalCloud({ port: 0, adminPort: 0, smtpPort: 0, dataDir: disk.folder })
  const files = objectStorage({ ...KEYS, endpoint: cloud.urls.storage })
  try {
    await files.put('tag/1', PICTURE, 'image/png')
    disk.fill(64)
    same('a new object', await endOf(files.put('tag/2', PICTURE, 'image/png')), 'unavailable')
    same('in its place', await endOf(files.put('tag/1', randomBytes(200 * 1024), 'image/png')), 'unavailable')
    same('is there', await files.get('tag/2'), null)
    holds('the object before is as it was', PICTURE.equals((await files.get('tag/1'))?.bytes ?? Buffer.alloc(0)))
    same('left over', filesOf(disk.folder, '.tmp'), [])
    const { url, headers } = await files.uploadAddress('tag/3', {
      type: 'image/png',
      bytes: PICTURE.length,
      seconds: 60,
    })
    same('a browser', (await fetch(url, { method: 'PUT', headers, body: new Uint8Array(PICTURE) })).status, 507)
    disk.free()
    await files.put('tag/2', PICTURE, 'image/png')
    wrote(2)
  } finally {
    await cloud.stop()
  }
}

/** The release store: nothing is published, what was is served, and the same is published once there is room. */
async function releases(disk: SmallDisk, { wrote }: Notes): Promise<void> {
  const shop = workshop(disk.folder)
  await shop.publish('mf-a', builtRemote('mf-a', 'one'))
  const from = shop.write(builtRemote('mf-a', 'two'))
  const again = () =>
    publish(shop.store, { name: 'mf-a', from, channel: 'live', by: 'ann', now: new Date(), as: '1.1.0' })
  disk.fill()
  same('a version', await endOf(again()), 'ENOSPC')
  same('is there', await readRelease(shop.store, 'mf-a', '1.1.0'), null)
  same('the one before', (await readRelease(shop.store, 'mf-a', '1.0.0'))?.version, '1.0.0')
  disk.free()
  same('was there', (await again()).wasThere, false)
  wrote(2)
}

/** The embedded database: before the disk is full it is only read, and it is written again. */
async function database(disk: SmallDisk, { wrote, note }: Notes): Promise<void> {
  const { sql, close } = await openDatabase({ folder: path.join(disk.folder, 'data') })
  const put = (key: string) => sql.query('insert into settings (key, value) values ($1, $2)', [key, '"x"'])
  const count = async () => (await sql.query(`select key from settings where key like 'disk %'`)).length
  try {
    await put('disk 1')
    disk.fill(16 * 1024)
    await eventually('it is only read', 30_000, async () => (await endOf(put(`disk 2`))) === 'unavailable')
    const kept = await count()
    note(`${kept - 1} written before it looked`)
    disk.fill()
    same('on a full disk', await endOf(put('disk 3')), 'unavailable')
    same('is read', await count(), kept)
    disk.free()
    await eventually('it is written again', 30_000, async () => (await endOf(put('disk 4'))) === 'done')
    same('rows', await count(), kept + 1)
    wrote(2)
  } finally {
    await close()
  }
}

const speaks = (port: number) => `require('node:http').createServer((_, answer) => answer.end('ok')).listen(${port});
setInterval(() => console.log('x'.repeat(4096)), 20)`

/** Logs of what `npm start` runs: nobody dies of them, and they go on. */
async function logs(disk: SmallDisk, { wrote }: Notes): Promise<void> {
  const port = await anyPort()
  const entry = path.join(disk.folder, 'speaks.cjs')
  writeFileSync(entry, speaks(port))
  const health = `http://127.0.0.1:${port}/`
  const service = { name: 'speaker', entry: path.relative(ROOT, entry), health, env: {} }
  const supervised = new Supervised(service, { logFolder: disk.folder, say: () => {} })
  const log = path.join(disk.folder, 'logs', 'speaker.log')
  await supervised.start()
  try {
    const { pid } = supervised
    const lengthOf = () => readFileSync(log).length
    await eventually('it is written', 30_000, async () => lengthOf() > 0)
    disk.fill()
    const full = lengthOf()
    for (let time = 0; time < 20; time++) same('serves', (await fetch(health)).status, 200)
    disk.free()
    await eventually('it is written again', 30_000, async () => lengthOf() > full + 8192)
    same('the same process', supervised.pid, pid)
    wrote()
  } finally {
    await supervised.stop()
  }
}

/** What lies on the disk, how many megabytes that has, and what is done to it [OPEN-264]. */
export const WALKS = {
  'object storage of the demo': [8, storage],
  'release store': [2, releases],
  'logs of npm start': [1, logs],
  'embedded database': [192, database],
} as const

export type Walked = keyof typeof WALKS

/** Whether a small disk can be had here at all. */
export function isToBeHad(): boolean {
  const disk = smallDisk(1)
  disk?.close()
  return disk !== null
}

/** Walks one of them on a disk of its own. */
export async function walkOnSmallDisk(name: Walked, notes: Notes): Promise<void> {
  const [megabytes, walk] = WALKS[name]
  const disk = smallDisk(megabytes)
  if (disk === null) throw new Error('Nobody may mount a file system here.')
  try {
    await walk(disk, notes)
  } finally {
    disk.close()
  }
}
