import type { Hono } from 'hono'
import { HttpError } from './http-error'

export const READ_ONLY = 'GET, HEAD'

/** Answers other methods with 405 and Allow [OPEN-118]. Mount it after the route's own methods. */
export function allowOnly(app: Hono, route: string, allow: string): void {
  app.all(route, () => {
    throw new HttpError(405, `This address takes ${allow} only.`, { allow })
  })
}
