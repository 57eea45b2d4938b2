// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftSearch, paths } from '@portal/federation'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import { lastBegun } from './booking/wizard-draft'
import module from './remote-module'

test('the module has exactly the screens that remote.json declares', () => expectModuleMatches(declaration, module))

test('what a wizard goes on with is declared by the names that it is kept under [OPEN-89]', () => {
  lastBegun.write('nurse', 'd1')
  const pages = declaration.routes.filter(({ path }) => path.startsWith('/new-booking/'))
  expect(pages).toHaveLength(8)
  for (const { continues } of pages) {
    expect(new URLSearchParams(draftSearch('d1')).get(continues?.query ?? '')).toBe('d1')
    expect(Object.keys(sessionStorage).map((key) => key.split('.').at(-1))).toEqual([continues?.inTab])
    expect(continues?.otherwise).toBe(paths.newBooking())
  }
})
