import { createHash, generateKeyPairSync } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleaseStore } from '../releases/store/store'
import { folderStore } from '../releases/store/folder-store'
import { publish, type Publication } from '../releases/publish/publish'
import { promote } from '../releases/publish/move-pointers'
import { readPublishers } from '../releases/documents/publishers'
import { publicKeyOf, signDocument } from '../releases/documents/signatures'
import { signedStore } from '../releases/documents/signed-store'

/** The time at which fixtures publish and promote. */
export const NOW = new Date('2026-11-20T10:00:00.000Z')

const hex = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
/** The `integrity` of a file with this text. */
export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

const NO_USES = { shared: {}, endpoints: [], slots: [] }

/** The manifest field of a build that uses these names of `@portal/ui`. */
export const usesOf = (...names: string[]) => ({ uses: { shared: { '@portal/ui': names }, endpoints: [], slots: [] } })

/** Files and manifest of a remote's build with one screen, whose script is this text. */
export function createRemoteBuild(name: string, text: string, more: Readonly<Record<string, unknown>> = {}) {
  const files = {
    [`remoteEntry.${hex(text)}.js`]: text,
    [`screen.${hex(`${text}!`)}.js`]: `${text}!`,
    'picture.0a1b2c3d.svg': '<svg/>',
  }
  const [entry = '', screen = ''] = Object.keys(files)
  const manifest = {
    name,
    title: 'A remote',
    contract: '3.0',
    routes: [{ path: `/${name}`, access: 'staff', chunk: 'screen' }],
    version: '1.0.0',
    uses: NO_USES,
    base: `/remotes/${name}/`,
    entry,
    chunks: { screen: [screen] },
    integrity: hashesOf(files),
    ...more,
  }
  return { files, manifest, document: 'remote-manifest.json' }
}

/** Fields of a shell's manifest without files and hashes. */
export const PLAIN_SHELL = {
  version: '1.0.0',
  contract: '3.0',
  provides: {},
  slotsSince: {},
  uses: NO_USES,
  compiledIn: {},
  commonNames: [],
  deprecated: {},
  startScript: 'start()',
  skeleton: '',
  criticalCss: '',
  pages: {},
  chunks: {},
  icons: {},
}

/** Separate scripts of the shell by their field in the manifest. */
const OWN_SCRIPTS = {
  earlyRender: 'early-render.0a1b2c3d.js',
  domain: 'domain.0a1b2c3d.js',
  commonDomain: 'domain-common.0a1b2c3d.js',
  federation: 'federation.0a1b2c3d.js',
}

/** Files and manifest of the shell's build. */
export function createShellBuild(text: string, more: Readonly<Record<string, unknown>> = {}) {
  const main = `main.${hex(text)}.js`
  const own = Object.fromEntries(Object.values(OWN_SCRIPTS).map((file) => [file, file]))
  const manifest = {
    ...PLAIN_SHELL,
    entries: { main: { js: [main], css: [] } },
    integrity: hashesOf({ [main]: text }),
    ...Object.fromEntries(
      Object.entries(OWN_SCRIPTS).map(([name, file]) => [name, { file, integrity: integrityOf(file) }]),
    ),
    ...more,
  }
  const files: Record<string, string> = { [main]: text, ...own }
  return { files, manifest, document: 'shell-manifest.json' }
}

const hashesOf = (files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [file, integrityOf(text)]))

type PackageBuild = ReturnType<typeof createRemoteBuild> | ReturnType<typeof createShellBuild>

/** A temporary release store with a listed key. */
export interface ReleaseFixture {
  readonly root: string
  /** Signs with the key of the file `key`. */
  readonly store: ReleaseStore
  /** File that lists the public key for every package. */
  readonly keys: string
  /** File of the private key. */
  readonly key: string
  /** Overwrites a document of the store with a signed one. */
  replace(key: string, text: string): void
  /** Writes a build into a new folder and returns the folder. */
  write(built: PackageBuild): string
  publish(name: string, built: PackageBuild, more?: Partial<Publication>): ReturnType<typeof publish>
  /** Publishes a build under this version and promotes it in the channel live. */
  serve(name: string, version: string, built: PackageBuild, more?: Partial<Publication>): Promise<void>
  remove(): void
}

/** Creates an empty release store in a temporary folder. */
export function createReleaseFixture(within = tmpdir()): ReleaseFixture {
  const root = mkdtempSync(path.join(within, 'portal-releases-'))
  const { privateKey } = generateKeyPairSync('ed25519')
  const bare = folderStore(path.join(root, 'store'))
  const [keys, key] = [path.join(root, 'release-keys.json'), path.join(root, 'release-key.pem')]
  writeFileSync(key, privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(keys, JSON.stringify({ '*': [publicKeyOf(privateKey)] }))
  const signer = () => privateKey
  const names = new Map([[publicKeyOf(privateKey), 'ann']])
  const store = signedStore(bare, { signer, publishers: readPublishers(keys), names })
  let builds = 0
  const write = ({ files, manifest, document }: PackageBuild) => {
    const folder = path.join(root, `build-${++builds}`)
    mkdirSync(folder)
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
    writeFileSync(path.join(folder, document), JSON.stringify(manifest))
    return folder
  }
  const replace = (key: string, text: string) =>
    writeFileSync(path.join(bare.place, key), JSON.stringify(signDocument(key, Object(JSON.parse(text)), privateKey)))
  const publishBuilt: ReleaseFixture['publish'] = (name, built, more) =>
    publish(store, { name, from: write(built), channel: 'live', by: 'ann', now: NOW, ...more })
  return {
    root,
    store,
    keys,
    key,
    replace,
    write,
    publish: publishBuilt,
    serve: async (name, version, built, more) => {
      await publishBuilt(name, built, { as: version, ...more })
      await promote(store, { channel: 'live', by: 'ann', now: NOW }, [{ name, version }])
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}

/** Creates a store whose channel live has a shell and two remotes, each at 1.0.0. */
export async function createServingFixture(): Promise<ReleaseFixture> {
  const fixture = createReleaseFixture()
  await fixture.serve('shell', '1.0.0', createShellBuild('shell'))
  await fixture.serve('mf-a', '1.0.0', createRemoteBuild('mf-a', 'a 1'))
  await fixture.serve('mf-b', '1.0.0', createRemoteBuild('mf-b', 'b 1'))
  return fixture
}
