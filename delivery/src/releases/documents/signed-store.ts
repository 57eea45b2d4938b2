import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { ReleaseStore } from '../store/store'
import { CHANNELS, DOCUMENT, jsonOf, LARGEST_MANIFEST } from './documents'
import { baseFaults, ownBase } from './entry-faults'
import { isName } from './names'
import { GUARD, mayPublish, type Publishers } from './publishers'
import { Refusal } from './refusal'
import { NO_NAMES, signerName, type KeyNames } from './signer-name'
import { Foreign, opened, publicKeyOf, signed, Untrusted } from './signatures'

interface Keyring {
  /** The private key of who writes; asked for when something is written. */
  readonly signer?: () => KeyObject
  /** Whose signatures count; null for anybody's, where a person only looks. Asked each time where that may change. */
  readonly publishers: Publishers | null | (() => Publishers | null | Promise<Publishers | null>)
  /** By what name each key is listed. */
  readonly names?: KeyNames | (() => KeyNames | Promise<KeyNames>)
  /** The publishers are those of the list in the store. */
  readonly hasOwnList?: boolean
  /** Changes when the publishers do. */
  readonly epoch?: () => number
  /** Origins besides this one from which remotes may come. */
  readonly origins?: readonly string[]
}

const isSigned = (key: string) => key.startsWith(`${CHANNELS}/`) || key.endsWith(`/${DOCUMENT}`)

const StepSchema = v.looseObject({ changes: v.array(v.looseObject({ name: v.string() })) })
const JudgementSchema = v.looseObject({ kind: v.picklist(['held', 'withdraw', 'rollback']) })

/**
 * A store whose documents are signed: what a release consists of, and each step of a channel. Reading one that is not
 * signed by somebody who may publish all packages that it is about, or of files at an origin that is not listed, throws
 * `Untrusted`; writing one that would be is refused. Files are checked by the documents' hashes.
 */
export function signedStore(
  store: ReleaseStore,
  { signer, publishers: whose, names = NO_NAMES, hasOwnList = false, epoch, origins = [] }: Keyring,
): ReleaseStore {
  const publishersNow = async () => (typeof whose === 'function' ? whose() : whose)
  const checkMay = async (key: string, content: Uint8Array) => {
    const publishers = signer ? await publishersNow() : null
    if (!signer || !publishers) return
    const by = publicKeyOf(signer())
    checkOwn(foreignTo(publishers, by, key, content), by)
  }
  return {
    ...store,
    hasOwnList,
    ...(epoch && { epoch }),
    checkMay,
    create: async (key, content) => {
      await checkMay(key, content)
      return store.create(key, isSigned(key) ? signedContent(key, content, signer) : content)
    },
    ...(store.upload && {
      upload: async (key, document, folder, files) => {
        await checkMay(key, document)
        return store.upload?.(key, signedContent(key, document, signer), folder, files) ?? false
      },
    }),
    read: async (key, most) => {
      if (!isSigned(key)) return store.read(key, most)
      const content = await store.read(key, LARGEST_MANIFEST)
      if (!content) return null
      const { document, key: by } = opened(key, jsonOf(content))
      const publishers = await publishersNow()
      const known = typeof names === 'function' ? await names() : names
      const named = Buffer.from(JSON.stringify({ ...document, by: signerName(by, known, publishers) }))
      if (publishers === null) return named
      const foreign = foreignTo(publishers, by, key, content)
      if (foreign.length > 0) throw new Foreign(`${key} is signed by a key that may not publish ${foreign.join(', ')}`)
      const [elsewhere] = packagesOf(key, content).flatMap((name) =>
        baseFaults(name, baseOf(document) ?? ownBase(name), origins),
      )
      if (elsewhere) throw new Untrusted(elsewhere)
      return named
    },
  }
}

function signedContent(key: string, content: Uint8Array, signer: Keyring['signer']): Buffer {
  if (!signer) throw new Error(`${key} cannot be written without a key`)
  const text = JSON.stringify(signed(key, Object(jsonOf(Buffer.from(content))), signer()), null, 2)
  return Buffer.from(`${text}\n`)
}

/** The packages of a document that the holder of this public key may not publish. */
function foreignTo(publishers: Publishers, by: string, key: string, content: Uint8Array): string[] {
  const foreign = packagesOf(key, content).filter((name) => !mayPublish(publishers, by, name))
  const isGuards = foreign.length > 0 && isJudgement(key, content) && mayPublish(publishers, by, GUARD)
  return isGuards ? [] : foreign
}

/** What to do for a key that is not listed for these packages. */
export const toBeListed = (key: string, names: readonly string[]) =>
  `Ask the team that owns it, or have the operator list your key: portal keys allow ${key} --for ${names.join(',')}`

/** Refuses what no web server would follow. */
function checkOwn(foreign: readonly string[], by: string): void {
  if (foreign.length === 0) return
  throw new Refusal(`Your key may not publish or move ${foreign.join(', ')}.`, {
    expected: 'A key that is listed for it ("portal keys list", or RELEASE_KEYS): no web server would follow.',
    found: `${by}, which is not listed for it. Nothing of yours was done.`,
    todo: toBeListed(by, foreign),
  })
}

const ReleaseSchema = v.looseObject({ entry: v.looseObject({ base: v.string() }) })

/** Where a release of a remote has its files; undefined for other documents. */
const baseOf = (document: object): string | undefined => {
  const release = v.safeParse(ReleaseSchema, document)
  return release.success ? release.output.entry.base : undefined
}

/** A step that gives users what all others have or had, or nothing: all that the guard of canaries may do. */
const isJudgement = (key: string, content: Uint8Array): boolean =>
  key.startsWith(`${CHANNELS}/`) && v.is(JudgementSchema, jsonOf(Buffer.from(content)))

/** The packages that a document is about: the one whose release or file it is, or those that a step moves. */
function packagesOf(key: string, content: Uint8Array): string[] {
  const [name = ''] = key.split('/')
  if (name !== CHANNELS) return isSigned(key) || isName(name) ? [name] : []
  const step = v.safeParse(StepSchema, jsonOf(Buffer.from(content)))
  // What is no step is refused by whoever reads it as one.
  return step.success ? step.output.changes.map(({ name }) => name) : []
}
