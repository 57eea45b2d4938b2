import { randomBytes } from 'node:crypto'
import { addTime } from '@portal/domain'
import { MOST_PHOTO_MEGABYTES, hasPhoto } from '@portal/domain/plaque'
import type { Deps } from '../deps'
import { invalid } from '../errors/failure'
import type { LineKey } from '../repositories/engraving'
import { EngravingUploadRepository } from '../repositories/engraving-upload'
import { UPLOADS, countCall } from '../repositories/rate-limit'
import { tenantFrom } from '../session/tenant'
import { findLine, refuseUnlessOpen } from './engraved-line'
import type { ActionContext } from '../session/action-context'

const SECONDS = 60
export const MOST_BYTES = MOST_PHOTO_MEGABYTES * 1024 * 1024

/** An upload address for one picture of this type and size, valid for a minute. The browser has no storage credentials [OPEN-82]. */
export async function requestUpload(
  { storage }: Pick<Deps, 'storage'>,
  act: ActionContext,
  of: LineKey,
  { bytes, type }: { readonly bytes: number; readonly type: string },
) {
  const engraved = await findLine(act, of)
  await refuseUnlessOpen(engraved, act)
  if (!hasPhoto(engraved.entry)) {
    throw invalid({ photo: 'unsupported' }, 'This plaque takes no photo. Nothing was saved.')
  }
  await countCall(act.tx, UPLOADS, of.lineId, act.now)
  const key = `uploads/engraving/${randomBytes(18).toString('base64url')}`
  await new EngravingUploadRepository(act.tx, tenantFrom(act.session)).add({
    ...of,
    key,
    picture: 'photo',
    createdAt: act.now,
  })
  const { url, headers } = await storage.uploadAddress(key, { type, bytes, seconds: SECONDS })
  return { key, url, headers, expiresAt: addTime(act.now, SECONDS, 'second').toISOString() }
}
