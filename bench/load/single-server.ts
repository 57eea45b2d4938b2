import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRegistry } from '@portal/federation/host'
import { optionsFromEnvironment, startWebServer } from 'delivery'
import { freePort } from './stack'
import type { Stack } from './stack'
import type { SingleVariant } from './single-build'

/** Serves a single build with the portal's own web server, its API and identity behind the running stack. */
export async function serveSingle(variant: SingleVariant, dir: string, root: string, stack: Stack) {
  if (variant === 'ordinary') dropBootHelp(dir)
  const registryFile = join(dir, '..', `${variant}-registry.json`)
  writeRegistry(join(root, 'dist/registry.json'), registryFile)
  const port = await freePort()
  return startWebServer({
    ...optionsFromEnvironment({
      ...process.env,
      IDENTITY_USER_POOL_ID: 'ap-southeast-2_Portal001',
      IDENTITY_CLIENT_ID: 'portalwebclient00000000000',
      IDENTITY_ENDPOINT: '/cloud/identity/',
    }),
    port,
    shellDir: dir,
    registryFile,
    remoteDir: () => dir,
    apiUrl: stack.apiUrl,
    cloudUrl: stack.cloudUrl,
  })
}

/** An ordinary single build has no start script and no skeleton in its HTML. */
function dropBootHelp(dir: string): void {
  const file = join(dir, 'shell-manifest.json')
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...Object(manifest), startScript: '', skeleton: '', criticalCss: '' }))
}

/** Routes and navigation stay; addresses and hashes of remotes are no part of a single build. */
function writeRegistry(from: string, to: string): void {
  const registry = readRegistry(JSON.parse(readFileSync(from, 'utf8')))
  const remotes = Object.entries(registry.remotes).map(([name, remote]) => [
    name,
    { ...remote, module: [], chunks: {}, integrity: {} },
  ])
  mkdirSync(join(to, '..'), { recursive: true })
  writeFileSync(to, JSON.stringify({ ...registry, remotes: Object.fromEntries(remotes) }))
}
