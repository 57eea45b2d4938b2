import type { Context } from 'hono'
import { tooLargeUpload, longUpload, slowUpload } from './refusals'
import type { Limits } from './limits.data'
import { watchPace } from './pace'

/** Streams the body of a call. Throws a refusal when it comes too slowly or takes too long altogether. */
export async function* streamBody({ req }: Context, limits: Limits): AsyncGenerator<Uint8Array> {
  const reader = req.raw.body?.getReader()
  if (!reader) return
  let [bytes, isWaiting] = [0, false]
  let end: (refusal: Error) => void = () => undefined
  const refused = new Promise<never>((_, reject) => (end = reject))
  // The rejection may come while no read is pending.
  refused.catch(() => undefined)
  const pace = { everyMs: limits.paceMs, bytes: limits.paceBytes }
  const stop = watchPace(
    pace,
    () => bytes,
    () => isWaiting,
    () => end(slowUpload(limits)),
  )
  const timer = setTimeout(() => end(longUpload(limits)), limits.uploadMs)
  try {
    for (;;) {
      isWaiting = true
      const part = await Promise.race([reader.read(), refused])
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
export async function readBody(context: Context, limits: Limits, most: number, what: string): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of streamBody(context, limits)) {
    bytes += chunk.length
    if (bytes > most) throw tooLargeUpload(what, `${most} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
