import { randomUUID } from 'node:crypto'
import type { WriteResult } from './bucket'
import { UnconditionalWrites } from './store'

/** Folder of test writes. No package can have this name. */
const TRIALS = 'trials'

interface TrialCalls {
  readonly put: (key: string, content: Uint8Array) => Promise<WriteResult>
  readonly remove: (key: string) => Promise<void>
}

/**
 * Returns a check that the bucket refuses to overwrite an object. It tests once and throws `UnconditionalWrites` if not.
 * After a failed test the next call tests again [OPEN-272].
 */
export function openWriteCheck({ put, remove }: TrialCalls): () => Promise<void> {
  let trial: Promise<void> | undefined
  const runTrial = async () => {
    const key = `${TRIALS}/${randomUUID()}`
    await put(key, Buffer.from('first'))
    const second = await put(key, Buffer.from('second'))
    await remove(key)
    if (second === 'written') throw writesAreUnconditional()
  }
  const forget = (error: unknown) => {
    trial = undefined
    throw error
  }
  return () => (trial ??= runTrial().catch(forget))
}

const writesAreUnconditional = () =>
  new UnconditionalWrites(
    'the bucket fails: it overwrites objects in spite of If-None-Match: *, so one publisher could undo the work of ' +
      'another. Nothing was written. Use a store with conditional writes (docs/operate.md)',
  )
