import type { RemoteEntry, StandalonePages } from '@portal/federation/host'
import { shellHashes } from './shell-manifest'
import type { ShellManifest } from './shell-manifest'

/** A file of a release: no way up or out, and its content's hash in its name, so that browsers may keep it for good. */
export const isFileName = (name: string) =>
  name.split('/').every((part) => /^[\w@-][\w@.+~-]*$/.test(part)) && /[.-][0-9a-f]{8,}\./.test(name)

/** A page of the portal: no other origin, no scheme, no query. */
const PAGE = /^\/$|^(\/:?[\w.~-]+)+$/
/** A call of the API, relative to its base. */
const CALL = /^:?\w[\w.~-]*(\/:?[\w.~-]+)*$/
/** As browsers write it, and nothing that a policy would read as more. */
export const isOrigin = (text: string) =>
  /^(https?|wss?):\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const isClimbing = (path: string) => path.split('/').some((part) => part === '.' || part === '..')

const list = (kind: string, wrong: readonly string[]) =>
  wrong.length === 0
    ? []
    : [
        `${kind}: ${wrong
          .slice(0, 3)
          .map((one) => JSON.stringify(one.slice(0, 80)))
          .join(', ')}`,
      ]

/** Where this server has a remote's files. */
export const ownBase = (name: string) => `/remotes/${name}/`

/** What is wrong with where a remote's files are: at this server, or below an address of an origin that it lists. */
export function baseFaults(name: string, base: string, origins: readonly string[]): string[] {
  const isRight = base === ownBase(name) || isBelow(base, origins)
  return list(`its base is not ${ownBase(name)} nor at a listed origin (REMOTE_ORIGINS)`, isRight ? [] : [base])
}

/** As browsers write it, without a way up, a query or a user. */
function isBelow(base: string, origins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false
  const { href, origin, pathname } = new URL(base)
  return origins.includes(origin) && href === base && base === origin + pathname && base.endsWith('/')
}

/** What is wrong with a remote's entry, whose release has these files; nothing is fetched from elsewhere. */
export function remoteFaults(entry: RemoteEntry, files: ReadonlySet<string>): string[] {
  const { name, routes, slots, navigation, ownerPages, continues, chunks, standalone } = entry
  const own = ownBase(name)
  const pages = [
    ...routes.flatMap(({ path, under }) => [path, under ?? '/']),
    ...navigation.map(({ to }) => to),
    ...(continues ? [continues.below, continues.otherwise] : []),
    ...(ownerPages ? [ownerPages.below, ownerPages.staffLogin] : []),
  ]
  const calls = routes.flatMap(({ early }) => early.map(({ path }) => path))
  const screens = [...routes, ...slots].map(({ chunk }) => chunk)
  return [
    ...list(
      'no addresses of this portal',
      pages.filter((path) => !PAGE.test(path) || isClimbing(path)),
    ),
    ...list(
      'no origins',
      [...(entry.sources?.connect ?? []), ...(entry.sources?.images ?? [])].filter((source) => !isOrigin(source)),
    ),
    ...list(
      'no calls of the API',
      calls.filter((path) => !CALL.test(path) || isClimbing(path)),
    ),
    ...list(
      'chunks that it does not have',
      screens.filter((chunk) => !Object.hasOwn(chunks, chunk)),
    ),
    ...fileFaults([entry.entry, ...Object.values(chunks).flat()], entry.integrity, files),
    ...(standalone ? standaloneFaults(standalone, own, files) : []),
    ...unhashed([...files], { ...entry.integrity, ...standalone?.integrity }),
  ]
}

function standaloneFaults(
  { entry, chunks, integrity, pages }: StandalonePages,
  base: string,
  files: ReadonlySet<string>,
) {
  const fonts = Object.values(pages).flatMap((byBrand) => Object.values(byBrand).flatMap((page) => page.fonts))
  return [
    ...fileFaults([...entry, ...Object.values(chunks).flat()], integrity, files),
    ...fontFaults(fonts, base, files),
  ]
}

/** What is wrong with the shell's manifest, whose release has these files. */
export function shellFaults(shell: ShellManifest, files: ReadonlySet<string>): string[] {
  const { entries, chunks, pages } = shell
  const code = [...entries.main.js, ...entries.main.css, ...Object.values(chunks).flat()]
  const fonts = Object.values(pages).flatMap((byBrand) => Object.values(byBrand).flatMap((page) => page.fonts))
  const hashes = shellHashes(shell)
  return [...fileFaults(code, hashes, files), ...fontFaults(fonts, '/shell/', files), ...unhashed([...files], hashes)]
}

/** Every script and style sheet is a file of this release and has its hash. */
function fileFaults(code: readonly string[], integrity: Readonly<Record<string, string>>, files: ReadonlySet<string>) {
  const named = [...new Set([...code, ...Object.keys(integrity)])]
  return [
    ...list(
      'no names of built files',
      named.filter((name) => !isFileName(name)),
    ),
    ...list(
      'files that are missing',
      named.filter((name) => isFileName(name) && !files.has(name)),
    ),
    ...unhashed(code, integrity),
  ]
}

const unhashed = (names: readonly string[], integrity: Readonly<Record<string, string>>) =>
  list(
    'files without a hash in the manifest',
    names.filter((name) => !Object.hasOwn(integrity, name)),
  )

const fontFaults = (fonts: readonly string[], base: string, files: ReadonlySet<string>) =>
  list(
    'fonts that are no files of it',
    fonts.filter((font) => !font.startsWith(base) || !files.has(font.slice(base.length))),
  )
