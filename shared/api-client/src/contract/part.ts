import { v } from '@portal/domain'

/** A remote, as the registry names it. */
export const remote = v.pipe(v.string(), v.regex(/^mf-[a-z-]{1,60}$/))

/** A version of a package. The delivery side checks it; here it must only be one word. */
export const version = v.pipe(v.string(), v.regex(/^[\w.+-]{1,100}$/))

/** Longest load time that is reported, in milliseconds. */
export const MOST_MS = 120_000
