import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import { jsonOf } from '../../release/documents/documents'
import { namesRun } from '../../release/documents/signer-name'
import { opened, signed } from '../../release/documents/signatures'
import { messageOf } from '@portal/domain/unknown'
import { malformed, notOfRun } from '../answer'
import type { CiRun } from './identity'
import type { Right } from './issuers'

const StepSchema = v.looseObject({ kind: v.string(), changes: v.array(v.looseObject({ name: v.string() })) })

/** Who sends a document: its own key, or a run of a CI, for which this API signs with its own [OPEN-295]. */
export interface Author {
  /** The document as it is to be written. */
  readonly written: (place: string, content: Buffer) => Buffer
}

/** Whoever signs with a key of their own is written as they have signed, and speaks for no run of a CI. */
export const byOwnKey: Author = {
  written: (_, content) => {
    if (namesRun(Object(readJson(content)))) throw malformed('only this API names the run of a CI')
    return content
  },
}

function readJson(content: Buffer): unknown {
  try {
    return jsonOf(content)
  } catch (error) {
    throw malformed(messageOf(error))
  }
}

/** A run's documents are signed by this API in its name. Refuses what another has signed, and what the run may not do. */
export const byRun = (run: CiRun, publicKey: string, signer: KeyObject): Author => ({
  written: (place, content) => {
    const document = documentIn(place, content, publicKey)
    const lacking = wantedBy(place, document).find(({ right, name }) => !run.may(right, name))
    if (lacking) throw notOfRun(run.subject, `${lacking.right} ${lacking.name}`)
    const own = signed(place, { ...document, run: run.subject }, signer)
    return Buffer.from(`${JSON.stringify(own, null, 2)}\n`)
  },
})

function documentIn(place: string, content: Buffer, publicKey: string): object {
  try {
    const { document, key } = opened(place, jsonOf(content))
    if (key === publicKey) return document
  } catch (error) {
    throw malformed(messageOf(error))
  }
  throw malformed('another key than that of the call has signed it')
}

/** What somebody has to be allowed who sends this. */
function wantedBy(place: string, document: object): readonly { readonly right: Right; readonly name: string }[] {
  const step = v.safeParse(StepSchema, document)
  const [first = ''] = place.split('/')
  if (first !== 'channels') return [{ right: 'publish', name: first }]
  if (!step.success) throw malformed('it is no step')
  const right = ['preview', 'end-preview'].includes(step.output.kind) ? 'preview' : 'move'
  return step.output.changes.map(({ name }) => ({ right, name }))
}
