import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRemoteName } from '@portal/federation/host'
import { API_FILES } from '@portal/server'
import type { WebServerOptions } from '../options/options'

const FILES = new RegExp(`^/api/(?:${Object.values(API_FILES).join('|')})/`)

/** The upstream of a request, with its address there. */
export interface Target {
  readonly name: 'api' | 'cloud' | 'dev'
  readonly url: URL
  /** The part of the path that is removed for the upstream. */
  readonly prefix: string
  /** Path and query at the upstream. */
  readonly path: string
  /** True for a picture or document, which the upstream reads from the object storage. */
  readonly isFile?: boolean
}

/** Short addresses in messages to owners: the API knows where they lead. */
const OWNER_CODES = '/e/'

const under = (url: string, prefix: string) =>
  url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`)

/** The port in the file of a remote's development server; null without one. */
function devPort(folder: string, name: string): number | null {
  try {
    const { port }: { port?: unknown } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'))
    return Number.isInteger(port) ? Number(port) : null
  } catch {
    return null
  }
}

/** The upstream of a request; null for an address that this server answers itself. */
export function targetOf(url: string, options: WebServerOptions): Target | null {
  if (under(url, '/api')) {
    return { name: 'api', url: new URL(options.apiUrl), prefix: '', path: url, isFile: FILES.test(url) }
  }
  if (url.startsWith(OWNER_CODES)) {
    return { name: 'api', url: new URL(options.apiUrl), prefix: '', path: `/api${url}` }
  }
  if (options.cloudUrl && under(url, '/cloud')) {
    const path = url.slice('/cloud'.length)
    const cloud = new URL(options.cloudUrl)
    const own = cloud.pathname.replace(/\/$/, '')
    return {
      name: 'cloud',
      url: cloud,
      prefix: '/cloud',
      path: path.startsWith('/') ? `${own}${path}` : `${own}/${path}`,
      isFile: path.startsWith('/storage/'),
    }
  }
  const remote = /^\/dev\/([^/]+)\//.exec(url)?.[1]
  if (!options.devDir || !remote || !isRemoteName(remote)) return null
  const port = devPort(options.devDir, remote)
  return port ? { name: 'dev', url: new URL(`http://127.0.0.1:${port}`), prefix: '', path: url } : null
}
