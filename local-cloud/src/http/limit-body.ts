import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'

/** Refuses larger bodies unread. The rest of one would be taken for the next request: the connection ends. */
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
