import { createContext } from 'node:vm'
import type { Context } from 'node:vm'
import { BRAND_CODES, BRANDS } from '@portal/brand'
import type { BrandCode } from '@portal/brand'

/** The page is rendered for every visitor, so nothing is stored. */
const EMPTY_STORAGE = { length: 0, key: () => null, getItem: () => null, setItem: () => undefined }

/**
 * The browser globals of a page that is rendered at build time: its address and the web server's configuration. There
 * is no DOM: code that needs it waits for the browser.
 */
export function pageSandbox(pathname: string, brand: BrandCode): Context {
  const origin = 'https://portal.invalid'
  const location = { origin, pathname, search: '', hash: '', href: origin + pathname, protocol: 'https:', host: '' }
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined }
  const config = JSON.stringify(configOf(brand))
  const page = {
    ...listening,
    ...standard,
    console,
    location,
    history: { state: null, replaceState: () => undefined },
    localStorage: EMPTY_STORAGE,
    sessionStorage: EMPTY_STORAGE,
    navigator: { userAgent: '', language: 'en-AU' },
    document: {
      ...listening,
      documentElement: { dataset: { brand } },
      getElementById: (id: string) => (id === 'portal-config' ? { textContent: config } : null),
      defaultView: undefined as unknown,
    },
  }
  const context = createContext(page)
  context.window = context.self = context.document.defaultView = context
  return context
}

/** Texts of the brands. Addresses of services are the web server's, and no page shows them. */
function configOf(brand: BrandCode) {
  return {
    release: '',
    apiBase: '/api/',
    errors: { dsn: '' },
    brand,
    brandIsKnown: true,
    brands: Object.fromEntries(BRAND_CODES.map((code) => [code, BRANDS[code]])),
    registry: { shell: { version: '', contract: '' }, remotes: {} },
    identity: { userPoolId: '', clientId: '' },
    realtime: { key: '', wsPath: '' },
    shellIntegrity: {},
    base: '/',
    integrity: {},
  }
}

/** Globals that Node and browsers share. */
const standard = {
  AbortController,
  AbortSignal,
  Blob,
  Event,
  EventTarget,
  Headers,
  MessageChannel,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  crypto,
  fetch: () => Promise.reject(new Error('Nothing is fetched while a page is drawn')),
  performance,
  queueMicrotask,
  setTimeout,
}
