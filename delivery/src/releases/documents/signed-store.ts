import type { KeyObject } from 'node:crypto'
import * as v from 'valibot'
import type { ReleaseStore } from '../store/store'
import { CHANNELS, RELEASE_MANIFEST, parseJson, MAX_MANIFEST_BYTES } from './documents'
import { findBaseFaults, localBase } from './entry-faults'
import { isName } from './names'
import { GUARD, mayPublish, type Publishers, NO_NAMES, signerName, type KeyNames } from './publishers'
import { Refusal } from './refusal'
import { UnauthorizedSigner, verifyDocument, publicKeyOf, signDocument, UntrustedDocument } from './signatures'

interface Keyring {
  /** The private key of the writer, read at a write. */
  readonly signer?: () => KeyObject
  /** Keys whose signatures count; null accepts any key, for commands that only read. A function is called each time. */
  readonly publishers: Publishers | null | (() => Publishers | null | Promise<Publishers | null>)
  /** Listed names of keys. */
  readonly names?: KeyNames | (() => KeyNames | Promise<KeyNames>)
  /** The publishers come from the list in this store. */
  readonly hasStoredKeyList?: boolean
  /** Changes with the publishers. */
  readonly keyEpoch?: () => number
  /** Further origins for files of remotes. */
  readonly origins?: readonly string[]
}

const isSigned = (key: string) => key.startsWith(`${CHANNELS}/`) || key.endsWith(`/${RELEASE_MANIFEST}`)

const StepSchema = v.looseObject({ changes: v.array(v.looseObject({ name: v.string() })) })
const GuardStepSchema = v.looseObject({ kind: v.picklist(['confirm', 'withdraw', 'rollback']) })

/**
 * Wraps a store: it signs documents of releases and steps at a write, and verifies them at a read. A read throws
 * `UntrustedDocument` if the signer lacks rights to a package, or if files are at an unlisted origin. A
 * write without the rights throws a refusal. Files are not signed: the document has their hashes.
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
      const { document, key: by } = verifyDocument(key, parseJson(content))
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
  if (!signer) throw new Error(`writing ${key} needs a signing key`)
  const text = JSON.stringify(signDocument(key, Object(parseJson(Buffer.from(content))), signer()), null, 2)
  return Buffer.from(`${text}\n`)
}

/** The packages of a document to which this public key has no rights. */
function findUnauthorizedPackages(publishers: Publishers, by: string, key: string, content: Uint8Array): string[] {
  const foreign = packagesOf(key, content).filter((name) => !mayPublish(publishers, by, name))
  const isGuards = foreign.length > 0 && isGuardStep(key, content) && mayPublish(publishers, by, GUARD)
  return isGuards ? [] : foreign
}

/** Says how to get rights to these packages. */
export const describeKeyRequest = (key: string, names: readonly string[]) =>
  `Ask the team that owns it, or have the operator list your key: portal keys allow ${key} --for ${names.join(',')}`

/** Refuses a write that web servers would ignore. */
function checkUnauthorized(foreign: readonly string[], by: string): void {
  if (foreign.length === 0) return
  throw new Refusal(`Your key may not publish or promote ${foreign.join(', ')}.`, {
    expected: 'A key with rights to it ("portal keys list", or RELEASE_KEYS). Web servers ignore other keys.',
    found: `${by}, which has no rights to it. Nothing was changed.`,
    todo: describeKeyRequest(by, foreign),
  })
}

const ReleaseSchema = v.looseObject({ entry: v.looseObject({ base: v.string() }) })

/** The base of a remote's files; undefined for other documents. */
const baseOf = (document: object): string | undefined => {
  const release = v.safeParse(ReleaseSchema, document)
  return release.success ? release.output.entry.base : undefined
}

/** Is this a step that the guard may make? It confirms or ends a canary, or rolls a version back. */
const isGuardStep = (key: string, content: Uint8Array): boolean =>
  key.startsWith(`${CHANNELS}/`) && v.is(GuardStepSchema, parseJson(Buffer.from(content)))

/** The package of a release or file, or the packages of a step. */
function packagesOf(key: string, content: Uint8Array): string[] {
  const [name = ''] = key.split('/')
  if (name !== CHANNELS) return isSigned(key) || isName(name) ? [name] : []
  const step = v.safeParse(StepSchema, parseJson(Buffer.from(content)))
  // An invalid step has no packages here; reading it as a step fails later.
  return step.success ? step.output.changes.map(({ name }) => name) : []
}
