import type { Hono } from 'hono'
import { HttpError } from './http-error'

export const READ_ONLY = 'GET, HEAD'

/** Any other method than an address has is 405, with those it has [OPEN-118]; to be mounted after these. */
export function takesOnly(app: Hono, route: string, allow: string): void {
  app.all(route, () => {
    throw new HttpError(405, `This address takes ${allow} only.`, { allow })
  })
}
