import { PassThrough } from 'node:stream'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { watchPace } from './pace'
import type { Pace } from '../options/options'

/** So much of an answer waits here for a slow reader, that its connection to the service is free again. */
const HELD_BYTES = 256 * 1024

/**
 * What stands between a service and a visitor who may read slowly; who takes next to nothing is cut off. Watched by the
 * request's socket: of several that were asked for at once, only the first answer has it.
 */
export function heldAnswer({ socket }: IncomingMessage, outgoing: ServerResponse, pace: Pace): PassThrough {
  const stop = watchPace(
    pace,
    () => socket.bytesWritten - socket.writableLength,
    () => socket.writableLength > 0,
    () => socket.destroy(),
  )
  outgoing.once('close', stop)
  return new PassThrough({ highWaterMark: HELD_BYTES })
}
