import type { Context } from 'hono'
import { tooLarge, tooLong, tooSlow } from './answer'
import type { Limits } from './limits.data'
import { watchPace } from './pace'

/** Streams the body of a call. Throws a refusal when it comes too slowly or takes too long altogether. */
export async function* bodyIn({ req }: Context, limits: Limits): AsyncGenerator<Uint8Array> {
  const reader = req.raw.body?.getReader()
  if (!reader) return
  let [bytes, isWaiting] = [0, false]
  let end: (refusal: Error) => void = () => undefined
  const ended = new Promise<never>((_, reject) => (end = reject))
  // The rejection may come while no read is pending.
  ended.catch(() => undefined)
  const pace = { everyMs: limits.paceMs, bytes: limits.paceBytes }
  const stop = watchPace(
    pace,
    () => bytes,
    () => isWaiting,
    () => end(tooSlow(limits)),
  )
  const timer = setTimeout(() => end(tooLong(limits)), limits.uploadMs)
  try {
    for (;;) {
      isWaiting = true
      const part = await Promise.race([reader.read(), ended])
      isWaiting = false
      if (part.done) return
      bytes += part.value.length
      yield part.value
    }
  } finally {
    stop()
    clearTimeout(timer)
  }
}

/** Reads a whole body. Refuses one with more than `most` bytes; `what` is its name in the refusal. */
export async function wholeBody(context: Context, limits: Limits, most: number, what: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of bodyIn(context, limits)) {
    bytes += chunk.length
    if (bytes > most) throw tooLarge(what, `${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
