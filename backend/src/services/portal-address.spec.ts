import { expect, test } from 'vitest'
import { portalAddress } from './portal-address'

const address = portalAddress({
  origin: 'https://portal.example:8443',
  brandHosts: { 'lwd.example': 'WA LWD', 'edh.example': 'VIC EDH', 'edh-old.example': 'VIC EDH' },
})

test.each([
  ['on its own site', 'VIC EDH', '/login', 'https://edh.example:8443/login'],
  [
    'without a site, at the portal',
    'SA EDH',
    '/login?email=a%40b.test',
    'https://portal.example:8443/login?email=a%40b.test',
  ],
  ['that nobody knows, at the portal', 'NO SUCH', '/', 'https://portal.example:8443/'],
])('the URL of a brand %s [SHL-52, OPEN-09]', (_where, brand, path, expected) => {
  expect(address(brand, path)).toBe(expected)
})
