import { v } from '@portal/domain'

/** A remote, as the registry names it. */
export const remote = v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,60}$/))

/** A version of a package: the delivery side judges it, here it only has to be one word. */
export const version = v.pipe(v.string(), v.regex(/^[\w.+-]{1,100}$/))

/** The route of a screen as its remote declares it, `/booking/:id`: never an address, which may name somebody. */
export const page = v.pipe(v.string(), v.regex(/^(\/:?[\w-]{1,40}){1,8}$/))

/**
 * What visits to screens are timed by. Of the first screen of a document, since its request: `paint`, something of it is
 * drawn; `content`, its largest piece is; `usable`, it answers. Of every further one `switch`, from leaving the screen
 * before until it answers. Of all `interaction`, the slowest answer to a press or a key.
 */
export const TIME_KINDS = ['paint', 'content', 'usable', 'switch', 'interaction'] as const
export type TimeKind = (typeof TIME_KINDS)[number]

/** Longest time that is told, in milliseconds. */
export const MOST_MS = 120_000
/** Screens that a page tells of at once. */
export const MOST_SCREENS = 20
