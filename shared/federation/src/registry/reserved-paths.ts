/** Paths that the web server answers itself, with everything below them: no remote has a page there. */
export const SERVER_PATHS: readonly string[] = [
  '/api',
  '/cloud',
  '/csp-reports',
  '/dev',
  '/e',
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

/** The shell's paths of the sign-in form [SHL-02, SHL-03]; the password reset is below. */
export const LOGIN_PATHS = ['/login', '/login/:bookingId', '/login/:bookingId/:quotedProductId'] as const
export const FORGOT_PASSWORD_PATH = '/forgot-password'

/** Paths of the shell's own screens. */
export const SHELL_PATHS: readonly string[] = ['/', ...LOGIN_PATHS, FORGOT_PASSWORD_PATH]

/** Whether a path is a file's: its last part has a file extension. */
export const isFilePath = (pathname: string): boolean => /\.[a-z0-9]{1,8}$/i.test(pathname)

/** Form in which paths are compared: parameter names do not matter. */
export const pathShape = (path: string): string => path.replace(/\/+$/, '').replace(/:[^/]+/g, ':')

/** Why a remote cannot have a screen at this path, in words; null when it can [OPEN-304]. */
export function reservedWords(path: string): string | null {
  const shape = pathShape(path)
  const taken = SERVER_PATHS.find((one) => shape === one || shape.startsWith(`${one}/`))
  if (taken !== undefined) return `${path} is answered by the web server itself (${taken} and all below it is taken)`
  if (SHELL_PATHS.some((one) => pathShape(one) === shape)) return `${path} is a screen of the shell`
  return isFilePath(path) ? `${path} ends as a file does, and the web server answers no page there` : null
}

/** The paths that a remote claims. */
interface PathClaims {
  readonly routes: readonly { readonly path: string }[]
  readonly ownerPages?: { readonly below: string } | undefined
}

/** Reserved paths that a remote claims, in words, each once. */
export function reservedClaims({ routes, ownerPages }: PathClaims): string[] {
  const paths = [...routes.map(({ path }) => path), ...(ownerPages ? [ownerPages.below] : [])]
  return [...new Set(paths.flatMap((path) => reservedWords(path) ?? []))]
}
