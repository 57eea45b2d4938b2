import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { KeyFiles } from './key-pair'

export interface Leaf extends KeyFiles {
  readonly cert: string
  readonly privateKey: string
}

/** A certificate authority of a spec. */
export interface Authority {
  readonly file: string
  readonly pem: string
  /** A host's certificate, valid for some days; `-1` has expired yesterday. */
  leaf(host: string, days?: number): Leaf
}

const EC = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
const openssl = (...words: readonly string[]) => execFileSync('openssl', words, { stdio: 'pipe' })

/** Creates certificates with openssl in a folder that `remove` deletes. */
export function certificates() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-certificates-'))
  let made = 0
  const authority = (): Authority => {
    const [file, key] = [path.join(folder, `ca-${++made}.pem`), path.join(folder, `ca-${made}.key`)]
    const subject = ['-subj', `/CN=Authority ${made}`, '-addext', 'basicConstraints=critical,CA:TRUE']
    openssl('req', '-x509', ...EC, '-keyout', key, '-out', file, '-days', '3', ...subject)
    const leaf = (host: string, days = 3): Leaf => {
      const at = path.join(folder, `leaf-${++made}`)
      const [request, own, certificate] = [`${at}.csr`, `${at}.key`, `${at}.pem`]
      const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
      openssl('req', ...EC, '-keyout', own, '-out', request, ...name)
      const by = ['-CA', file, '-CAkey', key, '-CAcreateserial', '-copy_extensions', 'copy']
      openssl('x509', '-req', '-in', request, ...by, '-days', String(days), '-out', certificate)
      const [cert, privateKey] = [readFileSync(certificate, 'utf8'), readFileSync(own, 'utf8')]
      return { certificate, key: own, cert, privateKey }
    }
    return { file, pem: readFileSync(file, 'utf8'), leaf }
  }
  return { folder, authority, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
