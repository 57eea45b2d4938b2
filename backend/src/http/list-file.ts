import { finished } from 'node:stream'
import type { Readable } from 'node:stream'
import type { Context, Hono } from 'hono'
import { API_FILES, log } from '@portal/server'
import { claimsOf } from '../csv/list-link'
import { LISTS } from '../csv/lists'
import type { ListName } from '../csv/lists'
import type { Deps } from '../deps'
import { unavailable } from '../errors/failure'
import { practiceDay } from '../practice/clock'
import { openLinkSession } from '../session/session'
import type { LinkSession } from '../session/session'
import { HttpError } from './http-error'
import { checkAddress } from './read-request'
import { refusedAsPage } from './refused-link'

/** Each download holds a database connection until its last row is read; calls need the others. */
const MOST_AT_ONCE = 2

const BACK: Readonly<Record<ListName, { readonly href: string; readonly text: string }>> = {
  bookings: { href: '/bookings', text: 'Back to bookings' },
  invoices: { href: '/accounts', text: 'Back to Accounts' },
}

/** Downloads a list by its signed link, once [OPEN-184]. */
export function mountListFiles(app: Hono, deps: Deps): void {
  let open = 0
  const names = Object.keys(LISTS).join('|')
  app.all(`/${API_FILES.lists}/:name{${names}}/:packed{[\\w-]{1,4000}}`, (context) => {
    const name: ListName = context.req.param('name') === 'invoices' ? 'invoices' : 'bookings'
    return refusedAsPage(context, deps.portal, BACK[name], async () => {
      if (open >= MOST_AT_ONCE) throw unavailable('Other lists are being downloaded. Try again in a moment.')
      open++
      try {
        const { file, headers } = await openList(deps, context, name)
        finished(file, { readable: false }, () => void open--)
        return new Response(bodyOf(file), { headers })
      } catch (error) {
        open--
        throw error
      }
    })
  })
}

async function openList({ db, links, now }: Deps, { req }: Context, name: ListName) {
  // A link's one use is for reading: a HEAD request must not take it.
  if (req.raw.method !== 'GET') throw new HttpError(405, 'A link is only read.', { allow: 'GET' })
  checkAddress(req.url)
  const { pathname, searchParams } = new URL(req.url)
  const at = now()
  await links.useOnce(pathname, searchParams, at)
  const { asked, ...claims } = claimsOf(req.param('packed') ?? '')
  const session = await openLinkSession(db, claims)
  log.security('link used', { file: `list of ${name}`, contact: claims.contactId })
  return { file: await LISTS[name](asked)(db, session, at), headers: headersOf(session, name, at) }
}

/** Reads the file only as fast as the client does. */
function bodyOf(file: Readable): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = file[Symbol.asyncIterator]()
  return new ReadableStream({
    pull: async (body) => {
      const { done, value } = await chunks.next()
      if (done === true) body.close()
      else body.enqueue(value)
    },
    cancel: () => void file.destroy(),
  })
}

const headersOf = ({ practice }: LinkSession, name: ListName, at: Date) => ({
  'content-type': 'text/csv; charset=utf-8; header=present',
  'content-disposition': `attachment; filename="${plainName(practice.name)}-${name}-${practiceDay(practice, at)}.csv"`,
  'cache-control': 'no-store',
})

/** A file name that every file system accepts. */
function plainName(name: string): string {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return (
    words
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '')
      .slice(0, 60) || 'practice'
  )
}
