import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal'
import { publicKeyOf } from './signatures'
import { messageOf } from '@portal/domain/unknown'

/** The private key of a publisher. Refuses a file that has none. */
export function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new Refusal('There is no key to sign with.', {
      expected: `A private key in ${file}: every release and every step of a channel is signed.`,
      found: `${messageOf(error)}.`,
      todo: 'Make one with "portal key", name another file with --key, and have the operator list its public key.',
    })
  }
}

/** Refuses a file that others on this machine can read. */
export function checkPrivateFile(file: string): void {
  // Windows has no such rights.
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return
  throw new Refusal('Others on this machine can read that key.', {
    expected: `${file} for its owner alone.`,
    found: `The rights ${(statSync(file).mode & 0o777).toString(8)}.`,
    todo: 'Name another file with --to: what others may have read signs nothing of yours.',
  })
}

/** Makes an Ed25519 key, which only this user may read; one that is there stays. Answers its public half. */
export function createKey(file: string): { readonly publicKey: string; readonly wasThere: boolean } {
  const wasThere = existsSync(file)
  if (!wasThere) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  return { publicKey: publicKeyOf(readKey(file)), wasThere }
}
