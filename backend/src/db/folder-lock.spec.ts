import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockFolder } from './folder-lock'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

const mark = () => readFile(join(folder, 'pg.lock'), 'utf8')

describe('the lock of the data folder', () => {
  test('is held until released', async () => {
    const lock = await lockFolder(folder)
    expect(await mark()).toMatch(new RegExp(`^${process.pid} `))
    await lock.release()
    await expect(mark()).rejects.toThrow('ENOENT')
  })

  test('of a running process is respected, of an ended one taken over', async () => {
    const child = spawn('sleep', ['60'])
    const pid = child.pid ?? 0
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    await writeFile(join(folder, 'pg.lock'), `${pid} ${started}`)
    await expect(lockFolder(folder)).rejects.toThrow(`in use by another start (process ${pid})`)
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    await lockFolder(folder)
    expect(await mark()).toMatch(new RegExp(`^${process.pid} `))
  })

  test('of a process whose id another one has now is taken over', async () => {
    await writeFile(join(folder, 'pg.lock'), `${process.ppid} 1`)
    await lockFolder(folder)
    expect(await mark()).toMatch(new RegExp(`^${process.pid} `))
  })

  test('that holds nonsense is taken over', async () => {
    await writeFile(join(folder, 'pg.lock'), 'x')
    await lockFolder(folder)
    expect(await mark()).toMatch(new RegExp(`^${process.pid} `))
  })
})
