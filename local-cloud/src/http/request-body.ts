import { bodyLimit } from 'hono/body-limit'
import type { Context, MiddlewareHandler } from 'hono'

/** No NUL and no lone surrogates: PostgreSQL and signatures cannot take them. */
export function isCleanText(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text)
}

/** Undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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
