// `npm run prove alone`: each team releases alone. The shell gains a field, then a name, then breaks that name. Older
// remotes keep working, also one of another repository. Exits with 1 at the first failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startOwnPortal, type OwnPortal } from '../../scripts/sdk/own-portal'
import { expectHeadings } from './browser'
import { cloneProject, type ProjectCopy, type Edit } from './copy'
import { APPROVAL, BOOKING, runJourneys } from './journeys'
import { buildOutside, createTeam, type TeamCommand } from './teams'

const RULES = 'shared/domain/src/practice/rules.ts'
const SUPPORT = 'mf-practice/src/customer-support/CustomerSupportScreen.tsx'

/** A further field of the pet in answers of the API. A new field in requests would need the API first. */
const FIELD: readonly Edit[] = [
  [
    'shared/domain/src/pet/fields.ts',
    '  collected: readOnlyField(',
    "  microchip: readOnlyField('microchip', wireText),\n  collected: readOnlyField(",
  ],
]
/** Adds a name to the domain. */
const NAME: readonly Edit[] = [
  [
    RULES,
    'export function mayOrder',
    'export const supportTitle = (of: string): string => `Support for ${of}`\n\nexport function mayOrder',
  ],
]
/** Uses the new name in a remote. */
const USE: readonly Edit[] = [
  [
    SUPPORT,
    "import { usePageTitle } from '@portal/federation'",
    "import { supportTitle } from '@portal/domain'\nimport { usePageTitle } from '@portal/federation'",
  ],
  [SUPPORT, 'title="Customer Support"', "title={supportTitle('nurses')}"],
]
/** Breaks the new name. */
const BREAK: readonly Edit[] = [[RULES, '(of: string): string', '(of: string, state: string): string']]

function check(what: string, isTrue: boolean, found: string): void {
  if (!isTrue) throw new Error(`Failed: ${what}. Found: ${found}`)
  console.log(`✓ ${what}`)
}

/** Served versions by package. */
async function servedVersions(origin: string): Promise<Record<string, string>> {
  const { shell, remotes } = await (await fetch(`${origin}/versions`)).json()
  return { shell, ...remotes }
}

/** Releases a package by its own team. Resolves when the package is served. */
async function release(team: TeamCommand, { origin }: OwnPortal, words: readonly string[], from: string) {
  const [name = '', version = '', ...options] = words
  const published = await team('publish', name, '--from', from, '--as', version)
  check(`${name} ${version} is published`, published.code === 0, published.text)
  return team('promote', name, version, ...options, '--portal', origin)
}

/** Changes the seam, and builds the shell. */
function buildShell(copy: ProjectCopy, edits: readonly Edit[], version: string, ...options: readonly string[]): string {
  copy.edit(...edits)
  const { code, text } = copy.contract(...options)
  check(`the contract becomes ${version}`, code === 0 && text.includes(`The contract ${version} was written`), text)
  copy.commit(`Change the seam to ${version}`)
  return copy.build('shell')
}

async function walk(portal: OwnPortal, data: string): Promise<void> {
  const { origin } = portal
  await portal.operator('sdk', 'publish')
  const copy = cloneProject(path.join(data, 'copy'))
  const [shell, practice, reports] = [
    await createTeam(portal, data, 'shell'),
    await createTeam(portal, data, 'mf-practice'),
    await createTeam(portal, data, 'mf-reports'),
  ]
  const outside = await buildOutside(portal, path.join(data, 'outside'), 'mf-reports')
  const first = await release(reports, portal, ['mf-reports', '1.0.0'], outside)
  check('a remote of another repository is released', first.code === 0, first.text)
  const before = await servedVersions(origin)

  const more = await release(shell, portal, ['shell', '1.1.0'], buildShell(copy, FIELD, '1.1'))
  check('a shell with one more field of the pet is promoted alone', more.code === 0, more.text)
  const withField = await servedVersions(origin)
  check(
    'the remotes of before are served with it',
    isSame(withField, { ...before, shell: '1.1.0' }),
    JSON.stringify(withField),
  )
  await runJourneys(origin, [BOOKING, APPROVAL])
  await expectHeadings(origin, { '/customer-support': 'Customer Support', '/reports': 'Reports' })
  console.log('✓ a booking and an approval work with them, and the remote of another repository shows its page')

  const named = await release(shell, portal, ['shell', '1.2.0'], buildShell(copy, [...NAME, ...USE], '1.2'))
  check('a shell with a new name is promoted', named.code === 0, named.text)
  const used = await release(practice, portal, ['mf-practice', '1.1.0'], copy.build('mf-practice'))
  check('a remote that uses the new name is promoted alone', used.code === 0, used.text)
  await expectHeadings(origin, { '/customer-support': 'Support for nurses' })

  await breakName(portal, copy, shell, practice)
  const now = await servedVersions(origin)
  const expected = { ...before, shell: '1.3.0' }
  check('its last version that fits is served, and the others as before', isSame(now, expected), JSON.stringify(now))
  await runJourneys(origin, [BOOKING])
  await expectHeadings(origin, { '/customer-support': 'Customer Support', '/reports': 'Reports' })
  console.log('✓ a booking works, and the SDK of three contract versions before still runs')
}

const isSame = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  JSON.stringify(Object.entries(one).toSorted()) === JSON.stringify(Object.entries(other).toSorted())

/** Breaks the name: contract and promotion name its only user, whose team sees why its version is not served. */
async function breakName(
  portal: OwnPortal,
  copy: ProjectCopy,
  shell: TeamCommand,
  practice: TeamCommand,
): Promise<void> {
  copy.edit(...BREAK)
  const refused = copy.contract()
  const isNamed = /supportTitle of @portal\/domain: .*Used by mf-practice\./.test(refused.text)
  check('the contract refuses a break unsaid and names its user', refused.code === 1 && isNamed, refused.text)
  const build = buildShell(copy, [], '1.3', '--because', 'Pass the state too.')
  const unsaid = await release(shell, portal, ['shell', '1.3.0'], build)
  const isTheOne =
    unsaid.text.includes('--stops mf-practice\n') || unsaid.text.trimEnd().endsWith('--stops mf-practice')
  check(
    'a shell that stops one remote is refused, and only that one is named',
    unsaid.code === 1 && isTheOne,
    unsaid.text,
  )
  const said = await shell('promote', 'shell', '1.3.0', '--stops', 'mf-practice', '--portal', portal.origin)
  const isTold = said.text.includes('practice@teams.portal.test')
  check('it is promoted when it says whom it stops, and whom to tell', said.code === 0 && isTold, said.text)
  const status = await practice('status', '--portal', portal.origin)
  const why = /supportTitle of @portal\/domain.*is served instead/
  check('the team sees why its version is not served', why.test(status.text), status.text)
}

const data = mkdtempSync(path.join(tmpdir(), 'portal-alone-'))
const portal = await startOwnPortal(data)
try {
  await walk(portal, data)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await portal.stop()
  rmSync(data, { recursive: true, force: true })
}
