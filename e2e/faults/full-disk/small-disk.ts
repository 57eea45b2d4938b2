import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A file system of its own, so small that it can be filled. */
export interface SmallDisk {
  readonly folder: string
  /** Takes its room until so many kilobytes are left. */
  fill(kilobytesLeft?: number): void
  /** Gives that room back. */
  free(): void
  close(): void
}

/** A disk in memory, for who may mount one; null for whom the system lets not. */
export function smallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill: (kilobytesLeft = 0) => {
      rmSync(ballast, { force: true })
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - kilobytesLeft * 1024)))
    },
    free: () => rmSync(ballast, { force: true }),
    close: () => {
      execFileSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true })
    },
  }
}
