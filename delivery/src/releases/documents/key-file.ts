import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal } from './refusal'
import { publicKeyOf } from './signatures'
import { messageOf } from '@portal/domain/unknown'

/** Reads a publisher's private key. Throws a refusal for a file without one. */
export function readKey(file: string): KeyObject {
  try {
    return createPrivateKey(readFileSync(file))
  } catch (error) {
    throw new Refusal('The signing key cannot be read.', {
      expected: `A private key in ${file}, to sign releases and steps of channels.`,
      found: `${messageOf(error)}.`,
      todo: 'Create a key with "portal key" and have the operator list its public key, or name another file with --key.',
    })
  }
}

/** Throws a refusal for a key file that other users of this machine can read. */
export function checkPrivateFile(file: string): void {
  // Windows has no file modes.
  if (process.platform === 'win32' || (statSync(file).mode & 0o077) === 0) return
  throw new Refusal('Other users of this machine can read that key.', {
    expected: `${file} readable by its owner only.`,
    found: `The mode ${(statSync(file).mode & 0o777).toString(8)}.`,
    todo: 'Create a new key in another file with --to. Do not use this key: others may have copied it.',
  })
}

/** Creates an Ed25519 key file that only this user can read, unless the file exists. Returns its public key. */
export function createKey(file: string): { readonly publicKey: string; readonly wasThere: boolean } {
  const wasThere = existsSync(file)
  if (!wasThere) {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600, flag: 'wx' })
  }
  return { publicKey: publicKeyOf(readKey(file)), wasThere }
}
