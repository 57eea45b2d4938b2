import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../delivery/src/server/app'
import { optionsFromEnvironment } from '../delivery/src/options/environment'
import { fixtureBuild } from '../delivery/src/testing/fixture-build'
import { demoWorld } from '../demo/src/demo-world'
import { mediaFile } from '../demo/src/media/files'
import type * as Brands from '../shared/brand/src/brands'
import { BRAND_CODES, brandHosts, brandStyleSheet, DEFAULT_BRAND, markFiles } from '../shared/brand/src'
import { brandCodeOf } from '../shared/domain/src/brand/rules'
import { Logo } from '../shared/ui/src/Logo/Logo'

vi.mock('../shared/brand/src/brands', async (original) => {
  const { BRANDS, LOGOS } = await original<typeof Brands>()
  const mark = { solid: 'M4 4h40v40z', line: 'M9 9h9' }
  const { colours } = BRANDS['WA LWD']
  const oak = {
    ...BRANDS['WA LWD'],
    name: 'Oakfield Pet Farewells',
    hosts: ['oak.localhost'],
    phone: '+61885550100',
    colours: { day: { ...colours.day, brand: '#5a3d11' }, night: { ...colours.night, link: '#d8b98a' } },
  }
  return {
    LOGOS: [...LOGOS, { code: 'NT OAK', name: 'Oakfield', region: 'Top End', mark }],
    BRANDS: { ...BRANDS, 'NT OAK': oak },
  }
})

const oak = BRAND_CODES.at(-1) ?? DEFAULT_BRAND
const build = fixtureBuild()
afterAll(() => build.remove())

test('a brand that is added to the list has its colours in the style sheet, by day and after hours', () => {
  const [day, night] = brandStyleSheet().split('@media')
  expect(day).toContain(":root[data-brand='NT OAK'] { --color-brand: #5a3d11;")
  expect(night).toMatch(/:root:not\(\[data-capture\]\)\[data-brand='NT OAK'\] \{.* --color-link: #d8b98a; \}/)
})

test('its mark is drawn in the logo and on the tab', () => {
  const icon = markFiles()['nt-oak.svg']
  expect(icon).toContain('aria-label="Oakfield Top End"')
  expect(icon).toContain('<path d="M4 4h40v40z" fill="#5a3d11"/>')
  const logo = JSON.stringify(Logo({ brand: oak }))
  for (const part of ['M4 4h40v40z', 'M9 9h9', 'Oakfield', 'Top End']) expect(logo).toContain(part)
})

test('its host shows it, without a setting [SHL-52]', async () => {
  expect(brandHosts()).toMatchObject({ 'oak.localhost': 'NT OAK' })
  const app = createApp(build.options({ brandHosts: optionsFromEnvironment({}).brandHosts }), build.releases())
  const html = await (await app.request('/login', { headers: { host: 'oak.localhost' } })).text()
  expect(html).toContain('data-brand="NT OAK"')
  expect(html).toContain('<title>Oakfield Pet Farewells</title>')
  expect(html).toContain('href="/icons/nt-oak.svg"')
  expect(html).toContain('"phone":"+61885550100"')
})

test('the domain knows its code, the demo world has it with logo and documents', async () => {
  expect(brandCodeOf({ code: 'NT OAK' })).toBe('NT OAK')
  const brand = demoWorld(new Date('2026-11-20T00:00:00Z')).brands.at(-1)
  expect(brand).toMatchObject({ code: 'NT OAK', name: 'Oakfield Pet Farewells', logoPath: 'brands/nt-oak.svg' })
  const logo = await mediaFile('brands/nt-oak.svg')
  expect(new TextDecoder().decode(logo?.bytes)).toContain('>Oakfield</text>')
  expect((await mediaFile('guides/nt-oak-grief.pdf'))?.type).toBe('application/pdf')
})
