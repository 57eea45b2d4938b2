import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readRegistry } from '@portal/federation/host'
import type { WebServerOptions } from '../web-server/options/options'
import { fixedReleases } from '../releases/served/fixed-releases'
import type { Releases } from '../releases/served/releases'
import { SHELL } from '../releases/documents/names'
import { readShellManifest } from '../releases/documents/shell-manifest'
import { PLAIN_SHELL } from './release-fixture'

/** A well-formed hash, made of one letter. */
export const hash = (letter: string) => `sha384-${letter.repeat(64)}`

const START_SCRIPT = 'window.started = true'

/** A page drawn at build time for two brands. */
const page = (name: string) => ({
  'WA LWD': { html: `<h1>${name} of Lightwood</h1>`, css: '.a { margin: 0 }', fonts: ['/fonts/sans.woff2'] },
  'VIC EDH': { html: `<h1>${name} of Elderheath</h1>`, css: '.b { margin: 0 }', fonts: [] },
})

export const REMOTE = {
  name: 'mf-bookings',
  title: 'Bookings',
  contract: '3.0',
  routes: [
    { path: '/bookings', access: 'open', chunk: 'bookings', early: [] },
    { path: '/pets', access: 'staff', chunk: 'bookings', early: [], drawnEarly: true },
  ],
  slots: [],
  navigation: [],
  version: '1.0.0',
  uses: { shared: {}, endpoints: [], slots: [] },
  base: '/remotes/mf-bookings/',
  entry: 'remoteEntry.0a1b2c3d.js',
  chunks: { bookings: ['bookings.0a1b2c3d.js'] },
  integrity: { 'remoteEntry.0a1b2c3d.js': hash('A'), 'sans.0a1b2c3d.woff2': hash('F') },
}

export const REGISTRY = {
  shell: { version: '1.0.0', contract: '3.0' },
  remotes: {
    'mf-bookings': REMOTE,
    'mf-engraving': {
      ...REMOTE,
      name: 'mf-engraving',
      ownerPages: { below: '/engraving', staffLogin: '/engraving/staff-login/:bookingId', staffQuery: 'staff=1' },
      routes: [{ path: '/engraving/verify/:bookingId', access: 'open', chunk: 'verify', early: [] }],
      base: '/remotes/mf-engraving/',
      standalone: {
        entry: ['standalone/standalone.77778888.js', 'standalone.77778888.css'],
        chunks: { verify: ['standalone/verify.77778888.js'] },
        integrity: { 'standalone/standalone.77778888.js': hash('C') },
        startScript: START_SCRIPT,
        skeleton: '<p>Loading the engraving</p>',
        criticalCss: 'body { padding: 0 }',
        pages: { verify: page('Verify') },
      },
    },
  },
}

const ownScript = (name: string, letter: string) => ({ file: `${name}.0a1b2c3d.js`, integrity: hash(letter) })

export const SHELL_MANIFEST = {
  ...PLAIN_SHELL,
  earlyRender: ownScript('early-render', 'D'),
  domain: ownScript('domain', 'F'),
  commonDomain: ownScript('domain-common', 'G'),
  federation: ownScript('federation', 'H'),
  entries: {
    main: { js: ['main.11112222.js'], css: ['main.33334444.css'] },
  },
  integrity: { 'main.11112222.js': hash('B'), 'sans.0a1b2c3d.woff2': hash('F') },
  startScript: START_SCRIPT,
  skeleton: '<p>Loading the portal</p>',
  criticalCss: 'body { margin: 0 }',
  pages: { login: page('Login'), 'not-found': page('Nothing') },
  chunks: { login: ['main.11112222.js', 'login.99990000.js', 'login.99990000.css'] },
  icons: { 'wa-lwd.svg': '<svg/>' },
}

export interface FixtureBuild {
  readonly root: string
  readonly shellDir: string
  /** Releases of this build, with this registry instead of its own. */
  releases(registry?: unknown): Releases
  write(file: string, content: string | Buffer): void
  options(more?: Partial<WebServerOptions>): WebServerOptions
  remove(): void
}

/** Writes a small build with the files of a browser into a temporary folder. */
export function fixtureBuild(): FixtureBuild {
  const root = mkdtempSync(path.join(tmpdir(), 'portal-build-'))
  const write = (file: string, content: string | Buffer) => {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  const script = 'console.log("main")'.repeat(50)
  write('shell/main.11112222.js', script)
  write('shell/main.11112222.js.br', brotliCompressSync(script))
  write('shell/main.11112222.js.gz', gzipSync(script))
  write('shell/plain.txt', 'no hash in this name')
  write('mf-bookings/remoteEntry.0a1b2c3d.js', 'entry')
  write('secret.txt', 'outside of every served folder')
  const shellDir = path.join(root, 'shell')
  return {
    root,
    shellDir,
    releases: (registry: unknown = REGISTRY) =>
      fixedReleases(readShellManifest(SHELL_MANIFEST), readRegistry(registry), (name) =>
        name === SHELL ? shellDir : path.join(root, name),
      ),
    write,
    options: (more) => ({
      port: 0,
      store: path.join(root, 'store'),
      channel: 'live',
      readEveryMs: 25,
      keys: path.join(root, 'release-keys.json'),
      apiUrl: 'http://127.0.0.1:9',
      services: {
        identity: { userPoolId: 'pool', clientId: 'client', endpoint: '/cloud/identity' },
        realtime: { key: 'key', wsPath: '/cloud/realtime' },
        errors: { dsn: 'public@/cloud/errors/1' },
      },
      brandHosts: { 'lwd.localhost': 'WA LWD', 'edh.localhost': 'VIC EDH' },
      ...more,
    }),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
