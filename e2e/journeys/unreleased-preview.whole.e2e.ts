import type { Page } from '@playwright/test'
import { CONTRACT_VERSION, previewMark, storageKeys, UNRELEASED_PATH } from '@portal/federation/host'
import { ACCOUNTS, BARE, expect, test } from '../fixtures'
import { buildRemote, integrityOf } from '../third-party/build'

/** Lists a preview that nobody else has in pages of this address, for who has this mark. */
async function listFor(page: Page, mark: string, address: string) {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    const listed = `"unreleased":{"pr-1":["${mark}"]},"registry":{`
    await route.fulfill({ response, body: (await response.text()).replace('"registry":{', listed) })
  })
}

const subjectOf = (token: string): string => JSON.parse(atob(token.split('.')[1] ?? '')).sub

test('a remote that nobody else has is shown to the users of its preview alone, and they are told [OPEN-302]', async ({
  signedInPage,
}) => {
  const files = await buildRemote()
  const page = await signedInPage(ACCOUNTS.harbourOwner, BARE)
  const who = subjectOf((await page.evaluate((key) => localStorage.getItem(key), storageKeys.sessionToken)) ?? '')
  const entry = {
    name: 'mf-other',
    title: 'Other',
    contract: CONTRACT_VERSION,
    version: '1.0.0-pr.1',
    base: '/remotes/mf-other/',
    entry: 'mf-manifest.json',
    routes: [{ path: '/other', access: 'staff', chunk: 'other', early: [] }],
    slots: [],
    navigation: [{ label: 'Other things', to: '/other', place: 'main', order: 90 }],
    chunks: {},
    integrity: Object.fromEntries([...files].map(([name, content]) => [name, integrityOf(content)])),
  }
  const asked: string[] = []
  await page.route(`**${UNRELEASED_PATH}/**`, (route) => {
    asked.push(new URL(route.request().url()).search)
    return route.fulfill({ json: entry })
  })
  await page.route('**/remotes/mf-other/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/javascript'
    return route.fulfill({ body: files.get(name), contentType })
  })

  await listFor(page, previewMark('pr-1', 'somebody-else'), '/other')
  await page.goto('/other')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Other things' })).toHaveCount(0)
  expect(asked).toEqual([])

  await listFor(page, previewMark('pr-1', who), '/other')
  await page.goto('/other')
  await expect(page.getByRole('button', { name: 'Counted 0' })).toBeVisible()
  await expect(page.getByText('You see a preview of “Other” (pr-1), which others do not have yet.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Other things' })).toHaveCount(1)
  expect(asked).toEqual([`?who=${who}`])
})
