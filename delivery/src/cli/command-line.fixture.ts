import { afterEach, beforeEach, vi } from 'vitest'
import { createReleaseFixture, type ReleaseFixture } from '../testing/release-fixture'
import { runPortal } from './run'

/** The command line on a new store in each test, with its output. */
export function commandLine() {
  let shop: ReleaseFixture
  let out: string[]
  let err: string[]
  beforeEach(() => {
    shop = createReleaseFixture()
    ;[out, err] = [[], []]
    vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line))
    vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line))
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(err.push(String(text))))
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean(out.push(String(text))))
  })
  afterEach(() => {
    vi.restoreAllMocks()
    shop.remove()
  })
  return {
    shop: () => shop,
    portal: (...args: string[]) => runPortal(['--store', shop.store.place, '--key', shop.key, '--by', 'ann', ...args]),
    /** Output since the last call. */
    output: () => out.splice(0).join('\n'),
    failed: () => err.splice(0).join('\n'),
  }
}
