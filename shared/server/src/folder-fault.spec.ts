import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEAST_DISK_BYTES, folderFault } from './folder-fault'

test('an unwritable folder and a full disk are reported with their path [OPEN-264]', async () => {
  const gone = join(tmpdir(), 'portal-no-such-folder')
  expect(await folderFault(gone)).toBe(`The folder ${gone} cannot be written (ENOENT).`)
  const full = await folderFault(tmpdir(), async () => LEAST_DISK_BYTES - 1)
  expect(full).toBe(`The disk of ${tmpdir()} is full: less than 32 MB is free.`)
  expect(await folderFault(tmpdir(), async () => LEAST_DISK_BYTES)).toBeNull()
})
