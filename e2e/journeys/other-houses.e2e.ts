import { ACCOUNTS, expect, test } from '../fixtures'
import { buildHost, buildRemote, integrityOf } from '../other-houses/build'

test("a remote of ours runs in a plain host with the library's own runtime", async ({ page }) => {
  const host = await buildHost()
  const registry = await page.request
    .get('/login')
    .then(async (answer) => /"mf-practice":(\{.*?"entry":"([^"]+)")/.exec(await answer.text()))
  const wanted = { name: 'mf_practice', entry: `/remotes/mf-practice/${registry?.[2]}`, path: '/tagging-guide' }
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

test('a remote of another house, built plainly, runs in our shell, every file checked', async ({
  signedInPage,
  consoleErrors,
}) => {
  consoleErrors.expect(/integrity/)
  const files = await buildRemote()
  const integrity = Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)]))
  const page = await signedInPage(ACCOUNTS.harbourOwner, '/no/such/page')
  await page.route('**/remotes/mf-other/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const body = files.get(name)
    return body
      ? route.fulfill({ body, contentType: name.endsWith('.json') ? 'application/json' : 'text/javascript' })
      : route.fulfill({ status: 404 })
  })
  const listed = (hashes: Record<string, string>) => ({
    name: 'mf-other',
    title: 'Other',
    contract: '3.0',
    version: '1.0.0',
    base: '/remotes/mf-other/',
    entry: 'mf-manifest.json',
    routes: [{ path: '/other', access: 'staff', chunk: 'other', early: [] }],
    slots: [],
    navigation: [],
    chunks: {},
    integrity: hashes,
  })
  const openWith = async (hashes: Record<string, string>) => {
    await page.unroute('**/other')
    await page.route('**/other', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        '"remotes":{',
        `"remotes":{"mf-other":${JSON.stringify(listed(hashes))},`,
      )
      await route.fulfill({ response, body })
    })
    await page.goto('/other')
  }
  await openWith(integrity)
  await page.getByRole('button', { name: 'Counted 0' }).click()
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()
  await openWith({ ...integrity, 'remoteEntry.js': integrityOf(Buffer.from('another')) })
  await expect(page.getByText('The part "Other" did not arrive')).toBeVisible()
})
