import type { RemoteEntry, StandalonePages } from '@portal/federation/host'
import { shellHashes } from './shell-manifest'
import type { ShellManifest } from './shell-manifest'

/** Is this a safe path inside a release, with a hash for permanent caching in its name? */
export const isFileName = (name: string) =>
  name.split('/').every((part) => /^[\w@-][\w@.+~-]*$/.test(part)) && /[.-][0-9a-f]{8,}\./.test(name)

/** Path of a page: no origin, scheme or query. */
const PAGE = /^\/$|^(\/:?[\w.~-]+)+$/
/** Path of an API call, relative to the API's base. */
const CALL = /^:?\w[\w.~-]*(\/:?[\w.~-]+)*$/
/** Is this one origin as browsers write it? A content security policy could read other text as several sources. */
export const isOrigin = (text: string) =>
  /^(https?|wss?):\/\/[a-z0-9.-]+(:\d+)?$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const isClimbing = (path: string) => path.split('/').some((part) => part === '.' || part === '..')

const faultLine = (kind: string, wrong: readonly string[]) =>
  wrong.length === 0
    ? []
    : [
        `${kind}: ${wrong
          .slice(0, 3)
          .map((one) => JSON.stringify(one.slice(0, 80)))
          .join(', ')}`,
      ]

/** Path of a remote's files on the web server. */
export const localBase = (name: string) => `/remotes/${name}/`

/** Faults of a remote's base. It must be on the web server or at a listed origin. */
export function findBaseFaults(name: string, base: string, origins: readonly string[]): string[] {
  const isRight = base === localBase(name) || isBelow(base, origins)
  return faultLine(`its base is not ${localBase(name)} nor at a listed origin (REMOTE_ORIGINS)`, isRight ? [] : [base])
}

/** Is this a normalised folder URL at one of these origins, without query and user? */
function isBelow(base: string, origins: readonly string[]): boolean {
  if (!URL.canParse(base)) return false
  const { href, origin, pathname } = new URL(base)
  return origins.includes(origin) && href === base && base === origin + pathname && base.endsWith('/')
}

/** Faults of a remote's entry. `files`: the files of its release. */
export function findRemoteFaults(entry: RemoteEntry, files: ReadonlySet<string>): string[] {
  const { name, routes, slots, navigation, ownerPages, continues, chunks, standalone } = entry
  const own = localBase(name)
  const pages = [
    ...routes.flatMap(({ path, under }) => [path, under ?? '/']),
    ...navigation.map(({ to }) => to),
    ...(continues ? [continues.below, continues.otherwise] : []),
    ...(ownerPages ? [ownerPages.below, ownerPages.staffLogin] : []),
  ]
  const calls = routes.flatMap(({ early }) => early.map(({ path }) => path))
  const screens = [...routes, ...slots].map(({ chunk }) => chunk)
  return [
    ...faultLine(
      'invalid page addresses',
      pages.filter((path) => !PAGE.test(path) || isClimbing(path)),
    ),
    ...faultLine(
      'invalid origins',
      [...(entry.sources?.connect ?? []), ...(entry.sources?.images ?? [])].filter((source) => !isOrigin(source)),
    ),
    ...faultLine(
      'invalid API calls',
      calls.filter((path) => !CALL.test(path) || isClimbing(path)),
    ),
    ...faultLine(
      'missing chunks',
      screens.filter((chunk) => !Object.hasOwn(chunks, chunk)),
    ),
    ...findFileFaults([entry.entry, ...Object.values(chunks).flat()], entry.integrity, files),
    ...(standalone ? findStandaloneFaults(standalone, own, files) : []),
    ...findUnhashedFiles([...files], { ...entry.integrity, ...standalone?.integrity }),
  ]
}

function findStandaloneFaults(
  { entry, chunks, integrity, pages }: StandalonePages,
  base: string,
  files: ReadonlySet<string>,
) {
  const fonts = Object.values(pages).flatMap((byBrand) => Object.values(byBrand).flatMap((page) => page.fonts))
  return [
    ...findFileFaults([...entry, ...Object.values(chunks).flat()], integrity, files),
    ...findFontFaults(fonts, base, files),
  ]
}

/** Faults of the shell's manifest. `files`: the files of its release. */
export function findShellFaults(shell: ShellManifest, files: ReadonlySet<string>): string[] {
  const { entries, chunks, pages } = shell
  const code = [...entries.main.js, ...entries.main.css, ...Object.values(chunks).flat()]
  const fonts = Object.values(pages).flatMap((byBrand) => Object.values(byBrand).flatMap((page) => page.fonts))
  const hashes = shellHashes(shell)
  return [
    ...findFileFaults(code, hashes, files),
    ...findFontFaults(fonts, '/shell/', files),
    ...findUnhashedFiles([...files], hashes),
  ]
}

/** Each script and style sheet must be a file of the release with a hash. */
function findFileFaults(
  code: readonly string[],
  integrity: Readonly<Record<string, string>>,
  files: ReadonlySet<string>,
) {
  const named = [...new Set([...code, ...Object.keys(integrity)])]
  return [
    ...faultLine(
      'invalid file names',
      named.filter((name) => !isFileName(name)),
    ),
    ...faultLine(
      'missing files',
      named.filter((name) => isFileName(name) && !files.has(name)),
    ),
    ...findUnhashedFiles(code, integrity),
  ]
}

const findUnhashedFiles = (names: readonly string[], integrity: Readonly<Record<string, string>>) =>
  faultLine(
    'files without a hash in the manifest',
    names.filter((name) => !Object.hasOwn(integrity, name)),
  )

const findFontFaults = (fonts: readonly string[], base: string, files: ReadonlySet<string>) =>
  faultLine(
    'fonts that are not files of the release',
    fonts.filter((font) => !font.startsWith(base) || !files.has(font.slice(base.length))),
  )
