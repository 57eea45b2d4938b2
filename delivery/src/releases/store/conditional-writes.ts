import { randomUUID } from 'node:crypto'
import type { WriteResult } from './bucket'
import { UnconditionalWrites } from './store'

/** Where writes are tried out; no package has this name. */
const TRIALS = 'trials'

interface TrialCalls {
  readonly put: (key: string, content: Uint8Array) => Promise<WriteResult>
  readonly remove: (key: string) => Promise<void>
}

/**
 * Tries once whether a second write is refused where there is something: if not, nothing in the bucket is safe. Throws
 * `UnheldWrites`; where the trial itself fails, the next who asks tries again [OPEN-272].
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
    'the bucket fails: it writes over what is there although it is asked not to (If-None-Match: *), so of two who ' +
      'publish or move at once one would undo the other. Nothing was written. Take a store that holds conditional ' +
      'writes, as docs/operate.md says',
  )
