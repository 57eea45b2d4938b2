import { createHash } from 'node:crypto'
import { previewMark } from '@portal/federation/host'

/** 128 bits, in a list of a preview before the mark that pages get. */
const hashUser = (as: string, who: string): string =>
  createHash('sha256').update(`${as}\n${who}`).digest('hex').slice(0, 32)

/** How a user of the pool stands in the list of a preview, in the steps of a channel: nobody finds an id that fits it. */
export const previewUser = (as: string, who: string): string => `${hashUser(as, who)}.${previewMark(as, who)}`

/** The form of such a user. */
export const PREVIEW_USER = /^[0-9a-f]{32}\.[a-z0-9]{1,7}$/

/** What pages are told of such users: too little for the server to go by. */
export const pageMarks = (users: readonly string[]): string[] => users.map((user) => user.slice(user.indexOf('.') + 1))

/** Is the user of this id on the list of this preview? */
export const isPreviewUser = (users: readonly string[], as: string, who: string | null): boolean =>
  who !== null && users.includes(previewUser(as, who))
