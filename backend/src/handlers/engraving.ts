import type { Contract } from '@portal/api-client/contract'
import { admitGuest } from '../auth/admit'
import type { Db } from '../db/connect'
import type { Deps } from '../deps'
import { engravingFor } from '../engraving/answer'
import { approveEngraving, requestChanges, renewApproval, saveEngraving, unlockEngraving } from '../engraving/changes'
import { findLine, nameOf } from '../engraving/engraved-line'
import type { EngravedLine } from '../engraving/engraved-line'
import type { ActionContext } from '../session/action-context'
import { drawVersion } from '../engraving/draw-version'
import { requestUpload } from '../engraving/uploads'
import { noteOpened } from '../owners/answered'
import { requestApprovalIfSubmitted } from '../owners/request-approval'
import { CatalogueRepository } from '../repositories/catalogue'
import type { LineKey } from '../repositories/engraving'
import { VersionedResponse } from './handler'
import type { Handlers } from './handler'
import { proofLink } from '../services/proof-link'
import { bookingFileLink, mediaLink } from './links'

type EngravingContract = Pick<
  Contract,
  | 'getPlaqueConfig'
  | 'getEngraving'
  | 'saveEngraving'
  | 'requestUpload'
  | 'saveEngravingFiles'
  | 'approveEngraving'
  | 'requestChanges'
  | 'unlockEngraving'
  | 'renewApproval'
>

/** The engraving of a line, for staff and its owner [ENG-64]. */
export function engravingHandlers(deps: Deps): Handlers<EngravingContract> {
  const answer = async (act: ActionContext, engraved: EngravedLine) => {
    const answerDeps = {
      ...deps,
      linkTo: (path: string) => bookingFileLink(deps.links, path, act.now),
      proofLink: (of: LineKey, approvedAt: Date) => proofLink(deps.links, of, approvedAt, act.now),
    }
    return new VersionedResponse(await engravingFor(answerDeps, act, engraved), engraved.version)
  }
  /** For work before or without a transaction. */
  const outside = (call: Omit<ActionContext, 'tx'>): ActionContext => ({ ...call, tx: deps.db })
  return {
    getPlaqueConfig: () => plaqueConfig(deps.db),

    getEngraving: async ({ session, params, now }) => {
      const act = outside({ session, now })
      const of = lineOf(session, params)
      if (session.kind === 'guest') await noteOpened(deps.db, { ...of, practiceId: session.practiceId }, now)
      return answer(act, await findLine(act, of))
    },

    saveEngraving: ({ session, params, version, body, once }) => {
      const of = lineOf(session, params)
      return once(async (act) => answer(act, await saveEngraving(act, of, version, body))).finally(deps.outbox.wake)
    },

    requestUpload: ({ session, params, body, now }) =>
      requestUpload(deps, outside({ session, now }), lineOf(session, params), body),

    saveEngravingFiles: async ({ session, params, version, body, now, once }) => {
      const of = lineOf(session, params)
      const drawn = await drawVersion(deps, outside({ session, now }), of, version, body)
      const saved = await once(async (act) => {
        const engraved = await drawn.record(act)
        await askAsWished(act, of, body.ask_owner, nameOf(session, engraved.stored))
        return answer(act, engraved)
      }).finally(deps.outbox.wake)
      await drawn.tidyUp()
      return saved
    },

    approveEngraving: ({ session, params, version, body, once }) => {
      const of = lineOf(session, params)
      return once(async (act) =>
        answer(act, await approveEngraving(act, of, version, { ...body, storage: deps.storage })),
      ).finally(deps.outbox.wake)
    },

    requestChanges: ({ session, params, version, body, once }) => {
      const of = lineOf(session, params)
      return once(async (act) => answer(act, await requestChanges(act, of, version, body.note))).finally(
        deps.outbox.wake,
      )
    },

    unlockEngraving: ({ session, params, once }) => {
      const of = lineOf(session, params)
      return once(async (act) => answer(act, await unlockEngraving(act, of)))
    },

    renewApproval: ({ session, params, version, once }) => {
      const of = lineOf(session, params)
      return once(async (act) => answer(act, await renewApproval(act, of, version))).finally(deps.outbox.wake)
    },
  }
}

/** Configuration of plaques, and places for text on other products [ENG-57, OPEN-158]. */
async function plaqueConfig(db: Db) {
  const catalogue = new CatalogueRepository(db)
  const [plaques, places] = await Promise.all([catalogue.plaques(), catalogue.wordsPlaces()])
  return {
    Config_File: plaques,
    Words_File: places.map(({ Image, ...place }) => ({ ...place, Image: mediaLink(Image) })),
  }
}

/** The line in the URL, for staff and for owners with a token for its booking. */
function lineOf(
  session: ActionContext['session'],
  { id, lineId }: { readonly id: string; readonly lineId: string },
): LineKey {
  const of = { bookingId: id, lineId }
  admitGuest(session, ['client'], of)
  return of
}

/** Asks the owner for approval, unless staff are about to approve. Before the submission owners are not asked. */
async function askAsWished(
  { tx, session, now }: ActionContext,
  of: LineKey,
  wish: boolean | null,
  by: string,
): Promise<void> {
  if (session.kind !== 'staff' || wish === false) return
  await requestApprovalIfSubmitted(tx, { ...of, practiceId: session.practiceId }, { by, now })
}
