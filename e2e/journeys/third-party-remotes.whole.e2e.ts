import type { Page } from '@playwright/test'
import { callNames, CONTRACT_VERSION } from '@portal/federation/host'
import { ACCOUNTS, EMPTY_PAGE, expect, test } from '../fixtures'
import { buildByOwnPlugin, buildCreated, buildHost, buildRemote, integrityOf } from '../third-party/build'

test('our remote runs in a plain Module Federation host, which finds it by its manifest', async ({ page }) => {
  const host = await buildHost()
  const wanted = { name: 'mf_practice', entry: '/remotes/mf-practice/mf-manifest.json', path: '/tagging-guide' }
  await page.route('**/plain-host.js', (route) => route.fulfill({ contentType: 'text/javascript', body: host }))
  await page.route('**/plain-host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<div id="root"></div><script>window.wanted = ${JSON.stringify(wanted)}</script><script type="module" src="/plain-host.js"></script>`,
    }),
  )
  await page.goto('/plain-host')
  await expect(page.getByRole('heading', { name: 'Tagging Guide' })).toBeVisible()
})

/** Serves an unreleased remote, and adds it to the registry of pages below this path. */
async function putInto(page: Page, entry: { readonly name: string }, address: string, files: Files) {
  await page.unrouteAll()
  await page.route(`**/remotes/${entry.name}/*`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const body = files.get(name)
    return body
      ? route.fulfill({ body, contentType: name.endsWith('.json') ? 'application/json' : 'text/javascript' })
      : route.fulfill({ status: 404 })
  })
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const listed = `"remotes":{"${entry.name}":${JSON.stringify(entry)},`
    await route.fulfill({ response, body: (await response.text()).replace('"remotes":{', listed) })
  })
  await page.goto(address)
}

type Files = Awaited<ReturnType<typeof buildRemote>>

test('a third-party remote built with Module Federation runs in our shell, with every file checked', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/integrity/)
  const files = await buildRemote()
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
  const listed = (hashes: Record<string, string>) => ({
    name: 'mf-other',
    title: 'Other',
    contract: CONTRACT_VERSION,
    version: '1.0.0',
    base: '/remotes/mf-other/',
    entry: 'mf-manifest.json',
    routes: [{ path: '/other', access: 'staff', chunk: 'other', early: [] }],
    slots: [],
    navigation: [],
    chunks: {},
    integrity: hashes,
  })
  await putInto(page, listed(integrity), '/other', files)
  await page.getByRole('button', { name: 'Counted 0' }).click()
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  const scripts = Object.keys(integrity).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const name of scripts) {
    const changed = { ...integrity, [name]: integrityOf(Buffer.from('another')) }
    await putInto(page, listed(changed), '/other', files)
    await expect(page.getByText('The part "Other" did not arrive')).toBeVisible()
  }
})

const BUILDS = { 'the preset': buildCreated, "the library's own plugin": buildByOwnPlugin }

for (const [by, build] of Object.entries(BUILDS))
  test(`a newly created remote, built by ${by}, runs with its slot in a shell that knows neither [OPEN-241, OPEN-258]`, async ({
    signedInPage,
  }) => {
    test.slow()
    const files = await build()
    const page = await signedInPage(ACCOUNTS.harbourOwner, EMPTY_PAGE)
    const { uses, ...entry } = JSON.parse(String(files.get('remote-manifest.json')))
    await putInto(page, { ...entry, calls: callNames(uses.endpoints) }, '/reports', files)
    await expect(page.getByText(/There are [1-9]\d* people in the team\./)).toBeVisible()
  })
