import { chmod, mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOpenToOthers, privateFolder } from './private-folder'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-private-'))
})
afterAll(() => rm(root, { recursive: true }))

const rights = async (folder: string) => ((await stat(folder)).mode & 0o777).toString(8)

test('a new folder and its new parents are private', async () => {
  const folder = join(root, 'data', 'pg')
  await privateFolder(folder)
  expect([await rights(folder), await rights(join(root, 'data')), await isOpenToOthers(folder)]).toEqual([
    '700',
    '700',
    false,
  ])
})

test('an open folder is made private; its parent stays unchanged', async () => {
  const folder = join(root, 'open', 'pg')
  await mkdir(folder, { recursive: true })
  for (const each of [folder, join(root, 'open')]) await chmod(each, 0o755)
  expect(await isOpenToOthers(folder)).toBe(true)
  await privateFolder(folder)
  expect([await rights(folder), await rights(join(root, 'open'))]).toEqual(['700', '755'])
})
