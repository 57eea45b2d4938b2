/** Addresses that the web server answers itself, with all that is below them: no page of a remote stands there. */
export const SERVER_PATHS: readonly string[] = [
  '/api',
  '/cloud',
  '/csp-reports',
  '/dev',
  '/favicon.ico',
  '/health',
  '/icons',
  '/metrics',
  '/portal-status',
  '/remotes',
  '/robots.txt',
  '/shell',
  '/versions',
]

/** Addresses of the sign-in form that are the shell's own [SHL-02, SHL-03], and that of the password reset. */
export const LOGIN_PATHS = ['/login', '/login/:bookingId', '/login/:bookingId/:quotedProductId'] as const
export const FORGOT_PASSWORD_PATH = '/forgot-password'

/** Addresses of the shell's own screens. */
export const SHELL_PATHS: readonly string[] = ['/', ...LOGIN_PATHS, FORGOT_PASSWORD_PATH]

/** A path whose last part has a file ending is a file's; everything else is a page's. */
export const isFilePath = (pathname: string): boolean => /\.[a-z0-9]{1,8}$/i.test(pathname)

/** By it addresses are compared: parameters match whatever they are called. */
export const pathShape = (path: string): string => path.replace(/\/+$/, '').replace(/:[^/]+/g, ':')

/** Why no screen of a remote can stand at this address, in words; null where one can [OPEN-304]. */
export function reservedWords(path: string): string | null {
  const shape = pathShape(path)
  const taken = SERVER_PATHS.find((one) => shape === one || shape.startsWith(`${one}/`))
  if (taken !== undefined) return `${path} is answered by the web server itself (${taken} and all below it is taken)`
  if (SHELL_PATHS.some((one) => pathShape(one) === shape)) return `${path} is a screen of the shell`
  return isFilePath(path) ? `${path} ends as a file does, and the web server answers no page there` : null
}

/** Where a remote says that it is. */
interface Placed {
  readonly routes: readonly { readonly path: string }[]
  readonly ownerPages?: { readonly below: string } | undefined
}

/** What of a remote's addresses is reserved, in words: each once. */
export function reservedClaims({ routes, ownerPages }: Placed): string[] {
  const paths = [...routes.map(({ path }) => path), ...(ownerPages ? [ownerPages.below] : [])]
  return [...new Set(paths.flatMap((path) => reservedWords(path) ?? []))]
}
