import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Certificate {
  readonly key: string
  readonly cert: string
  /**
   * Hash of its public key, for Chromium's `--ignore-certificate-errors-spki-list`. With `ignoreHTTPSErrors` Chromium
   * would cache nothing.
   */
  readonly spki: string
}

/** A self-signed certificate for `localhost`: browsers support HTTP/2 only with TLS. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'portal-certificate-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', keyFile]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  try {
    execFileSync('openssl', ['req', '-x509', ...key, '-out', certFile, '-days', '3', ...subject], { stdio: 'pipe' })
    const cert = readFileSync(certFile, 'utf8')
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' })
    return {
      key: readFileSync(keyFile, 'utf8'),
      cert,
      spki: createHash('sha256').update(publicKey).digest('base64'),
    }
  } catch (cause) {
    throw new Error('No certificate could be made. The benches need the program openssl.', { cause })
  } finally {
    rmSync(folder, { recursive: true })
  }
}
