import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { ReleaseStore } from '../store/store'
import { CHANNELS, RELEASE_MANIFEST, parseJson, MAX_MANIFEST_BYTES } from './documents'
import { findBaseFaults, localBase } from './entry-faults'
import { isName } from './names'
import { GUARD, mayPublish, type Publishers } from './publishers'
import { Refusal } from './refusal'
import { NO_NAMES, signerName, type KeyNames } from './signer-name'
import { UnauthorizedSigner, openDocument, publicKeyOf, signDocument, UntrustedDocument } from './signatures'

interface Keyring {
  /** The private key of who writes; asked for when something is written. */
  readonly signer?: () => KeyObject
  /** Whose signatures count; null for anybody's, where a person only looks. Asked each time where that may change. */
  readonly publishers: Publishers | null | (() => Publishers | null | Promise<Publishers | null>)
  /** By what name each key is listed. */
  readonly names?: KeyNames | (() => KeyNames | Promise<KeyNames>)
  /** The publishers are those of the list in the store. */
  readonly hasStoredKeyList?: boolean
  /** Changes when the publishers do. */
  readonly keyEpoch?: () => number
  /** Origins besides this one from which remotes may come. */
  readonly origins?: readonly string[]
}

const isSigned = (key: string) => key.startsWith(`${CHANNELS}/`) || key.endsWith(`/${RELEASE_MANIFEST}`)

const StepSchema = v.looseObject({ changes: v.array(v.looseObject({ name: v.string() })) })
const GuardStepSchema = v.looseObject({ kind: v.picklist(['held', 'withdraw', 'rollback']) })

/**
 * A store whose documents are signed: what a release consists of, and each step of a channel. Reading one that is not
 * signed by somebody who may publish all packages that it is about, or of files at an origin that is not listed, throws
 * `Untrusted`; writing one that would be is refused. Files are checked by the documents' hashes.
 */
export function signedStore(
  store: ReleaseStore,
  { signer, publishers: whose, names = NO_NAMES, hasStoredKeyList = false, keyEpoch, origins = [] }: Keyring,
): ReleaseStore {
  const readPublishersNow = async () => (typeof whose === 'function' ? whose() : whose)
  const checkRights = async (key: string, content: Uint8Array) => {
    const publishers = signer ? await readPublishersNow() : null
    if (!signer || !publishers) return
    const by = publicKeyOf(signer())
    checkUnauthorized(findUnauthorizedPackages(publishers, by, key, content), by)
  }
  return {
    ...store,
    hasStoredKeyList,
    ...(keyEpoch && { keyEpoch }),
    checkRights,
    create: async (key, content) => {
      await checkRights(key, content)
      return store.create(key, isSigned(key) ? signContent(key, content, signer) : content)
    },
    ...(store.upload && {
      upload: async (key, document, folder, files) => {
        await checkRights(key, document)
        return store.upload?.(key, signContent(key, document, signer), folder, files) ?? false
      },
    }),
    read: async (key, most) => {
      if (!isSigned(key)) return store.read(key, most)
      const content = await store.read(key, MAX_MANIFEST_BYTES)
      if (!content) return null
      const { document, key: by } = openDocument(key, parseJson(content))
      const publishers = await readPublishersNow()
      const known = typeof names === 'function' ? await names() : names
      const named = Buffer.from(JSON.stringify({ ...document, by: signerName(by, known, publishers) }))
      if (publishers === null) return named
      const foreign = findUnauthorizedPackages(publishers, by, key, content)
      if (foreign.length > 0)
        throw new UnauthorizedSigner(`${key} is signed by a key that may not publish ${foreign.join(', ')}`)
      const [elsewhere] = packagesOf(key, content).flatMap((name) =>
        findBaseFaults(name, baseOf(document) ?? localBase(name), origins),
      )
      if (elsewhere) throw new UntrustedDocument(elsewhere)
      return named
    },
  }
}

function signContent(key: string, content: Uint8Array, signer: Keyring['signer']): Buffer {
  if (!signer) throw new Error(`${key} cannot be written without a key`)
  const text = JSON.stringify(signDocument(key, Object(parseJson(Buffer.from(content))), signer()), null, 2)
  return Buffer.from(`${text}\n`)
}

/** The packages of a document that the holder of this public key may not publish. */
function findUnauthorizedPackages(publishers: Publishers, by: string, key: string, content: Uint8Array): string[] {
  const foreign = packagesOf(key, content).filter((name) => !mayPublish(publishers, by, name))
  const isGuards = foreign.length > 0 && isGuardStep(key, content) && mayPublish(publishers, by, GUARD)
  return isGuards ? [] : foreign
}

/** What to do for a key that is not listed for these packages. */
export const describeKeyRequest = (key: string, names: readonly string[]) =>
  `Ask the team that owns it, or have the operator list your key: portal keys allow ${key} --for ${names.join(',')}`

/** Refuses what no web server would follow. */
function checkUnauthorized(foreign: readonly string[], by: string): void {
  if (foreign.length === 0) return
  throw new Refusal(`Your key may not publish or move ${foreign.join(', ')}.`, {
    expected: 'A key that is listed for it ("portal keys list", or RELEASE_KEYS): no web server would follow.',
    found: `${by}, which is not listed for it. Nothing of yours was done.`,
    todo: describeKeyRequest(by, foreign),
  })
}

const ReleaseSchema = v.looseObject({ entry: v.looseObject({ base: v.string() }) })

/** Where a release of a remote has its files; undefined for other documents. */
const baseOf = (document: object): string | undefined => {
  const release = v.safeParse(ReleaseSchema, document)
  return release.success ? release.output.entry.base : undefined
}

/** A step that gives users what all others have or had, or nothing: all that the guard of canaries may do. */
const isGuardStep = (key: string, content: Uint8Array): boolean =>
  key.startsWith(`${CHANNELS}/`) && v.is(GuardStepSchema, parseJson(Buffer.from(content)))

/** The packages that a document is about: the one whose release or file it is, or those that a step moves. */
function packagesOf(key: string, content: Uint8Array): string[] {
  const [name = ''] = key.split('/')
  if (name !== CHANNELS) return isSigned(key) || isName(name) ? [name] : []
  const step = v.safeParse(StepSchema, parseJson(Buffer.from(content)))
  // What is no step is refused by whoever reads it as one.
  return step.success ? step.output.changes.map(({ name }) => name) : []
}
