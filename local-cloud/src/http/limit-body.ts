import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'

/** Refuses larger bodies unread and closes the connection, or the unread rest would be read as the next request. */
export function limitBody(maxSize: number, refuse: (c: Context) => Response): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: (c) => {
      const answer = refuse(c)
      answer.headers.set('connection', 'close')
      return answer
    },
  })
}
