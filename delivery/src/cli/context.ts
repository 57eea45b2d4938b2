import { userInfo } from 'node:os'
import type { Command } from 'commander'
import { begunStore } from '../release/documents/begun-store'
import { readKey } from '../release/documents/key-file'
import { readPublishers } from '../release/documents/publishers'
import { publicKeyOf } from '../release/documents/signatures'
import { signedStore } from '../release/documents/signed-store'
import { inProject } from '../settings'
import { openStore, storeFromEnvironment } from '../store/open-store'
import type { ReleaseStore } from '../store/store'

/** What all commands are given. */
export interface Context {
  readonly store: ReleaseStore
  /** Anybody's signature counts: this machine has no list of keys. */
  readonly isAnybodys: boolean
  /** Origins at which remotes' files may be. */
  readonly origins: readonly string[]
  /** File of the private key that signs what is written. */
  readonly keyFile: string
  /** Its public half. */
  readonly publicKey: () => string
  readonly by: string
  readonly now: Date
  /** Prints what was done: lines for people, or the value as JSON. */
  readonly print: (value: unknown, lines: readonly string[]) => void
}

interface GlobalOptions {
  readonly store: string
  readonly key: string
  readonly by?: string
  readonly json?: boolean
  /** Of `publish`: nothing need be at the store's place yet. */
  readonly begin?: boolean
}

/** The options of the whole command line, for one command of it. */
export function contextOf(command: Command): Context {
  const { store: place, key, by, json, begin: isNew = false } = command.optsWithGlobals<GlobalOptions>()
  const keys = process.env.RELEASE_KEYS
  const origins = (process.env.REMOTE_ORIGINS ?? '').split(' ').filter(Boolean)
  // Without a list a person may look at everybody's releases; a web server follows none without.
  const publishers = keys === undefined ? null : readPublishers(inProject(keys))
  const any = openStore(storeFromEnvironment('portal', { ...process.env, RELEASE_STORE: place }))
  const store = isNew ? any : begunStore(any)
  return {
    store: signedStore(store, { signer: () => readKey(inProject(key)), publishers, origins }),
    isAnybodys: publishers === null,
    origins,
    keyFile: inProject(key),
    publicKey: () => publicKeyOf(readKey(inProject(key))),
    by: by ?? userInfo().username,
    now: new Date(),
    print: (value, lines) => console.log(json ? JSON.stringify(value, null, 2) : lines.join('\n')),
  }
}

/** The token of whoever runs the portal, for calls of the API that are nobody else's. */
export const operatorToken = () => process.env.OPERATOR_TOKEN ?? ''
