import { createHash } from 'node:crypto'
import { previewMark } from '@portal/federation/host'

/** 128 bits of a hash of preview and user. */
const hashUser = (as: string, who: string): string =>
  createHash('sha256').update(`${as}\n${who}`).digest('hex').slice(0, 32)

/** A user in the stored list of a preview: a hash that hides the id, and the mark for pages. */
export const previewUser = (as: string, who: string): string => `${hashUser(as, who)}.${previewMark(as, who)}`

/** Form of a stored preview user. */
export const PREVIEW_USER = /^[0-9a-f]{32}\.[a-z0-9]{1,7}$/

/** The marks that pages get. They are too short to authorise a request. */
export const pageMarks = (users: readonly string[]): string[] => users.map((user) => user.slice(user.indexOf('.') + 1))

/** Is the user with this id on the preview's list? */
export const isPreviewUser = (users: readonly string[], as: string, who: string | null): boolean =>
  who !== null && users.includes(previewUser(as, who))
