import { isSpec, read, writtenFiles } from '../lib/written-files'

/** Reader of settings by path; the longest matching path wins. */
const READERS: Readonly<Record<string, string>> = {
  'delivery/': 'delivery',
  // Templates for outside remotes, which have their own settings.
  'delivery/src/sdk/create/': '',
  'delivery/src/testing/bucket.fixture.ts': 'tests',
  'backend/': 'backend',
  'backend/test/': 'tests',
  'demo/': 'backend',
  'local-cloud/': 'local cloud',
  'scripts/': 'scripts',
  'e2e/': 'tests',
  'bench/': 'bench',
}
const folders = Object.keys(READERS).toSorted((a, b) => b.length - a.length)

/** Variables of the system. */
const NO_SETTINGS = new Set(['PATH'])

const NAME = '[A-Z][A-Z0-9_]+'
const LITERAL = String.raw`(?:'([^']*)'|(\d+)\b)`
const IN_CODE = new RegExp(String.raw`\benv\.(${NAME})(?:\s*(?:\?\?|\|\|)\s*${LITERAL})?`, 'g')
const BY_HELPER = new RegExp(
  String.raw`\b(?:portFrom|numberOf|one)\((?:env, |env\.)?'?(${NAME})'?(?:, ${LITERAL})?`,
  'g',
)
const IN_SCHEMA = new RegExp(String.raw`^ {2}(${NAME}): (?:v\.\w+\(|\), )*${LITERAL}?`, 'gm')
const UNPACKED = new RegExp(String.raw`(?:^|[{,])\s*(${NAME})(?:: \w+)?(?: = ${LITERAL})?(?=[,\s])`, 'g')

/** A read of a setting, with its literal default. */
interface SettingRead {
  readonly name: string
  readonly file: string
  readonly reader: string
  readonly fallback: string | undefined
}

function readerOf(file: string): string {
  return READERS[folders.find((folder) => file.startsWith(folder)) ?? ''] ?? ''
}

/** Files that may read settings. */
export const readers = writtenFiles()
  .filter((file) => /\.(ts|mjs)$/.test(file) && !isSpec(file) && readerOf(file))
  .map((file) => ({ file, reader: readerOf(file), text: read(file) }))

export const settingReads: readonly SettingRead[] = readers.flatMap(({ file, reader, text }) => {
  const schema = /EnvironmentSchema = v\.object\(\{[\s\S]*?^\}\)/m.exec(text)?.[0] ?? ''
  const unpacked = /\{[^}]*\}\s*=\s*process\.env/.exec(text)?.[0] ?? ''
  const found = [
    ...text.matchAll(IN_CODE),
    ...text.matchAll(BY_HELPER),
    ...schema.matchAll(IN_SCHEMA),
    ...unpacked.matchAll(UNPACKED),
  ]
  return found
    .map(([, name = '', quoted, number]) => ({ name, file, reader, fallback: quoted ?? number }))
    .filter(({ name }) => !NO_SETTINGS.has(name))
})
