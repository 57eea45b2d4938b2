// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftSearch, paths } from '@portal/federation'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import { lastBegun } from './booking/wizard-draft'
import module from './remote-module'

test('the module has exactly the screens that remote.json declares', () => expectModuleMatches(declaration, module))

test('every wizard needs a session, but for the edit of a private cremation [SHL-39, SHL-40, SHL-41, SHL-43]', () => {
  const open = declaration.routes.filter(({ access }) => access !== 'staff').map(({ path }) => path)
  expect(open).toEqual(['/edit-booking-private/:id'])
})

test('what a wizard goes on with is declared by the names that it is kept under [OPEN-89]', () => {
  lastBegun.write('nurse', 'd1')
  const { below, query, inTab, otherwise } = declaration.continues
  expect(declaration.routes.filter(({ path }) => path.startsWith(`${below}/`))).toHaveLength(8)
  expect(new URLSearchParams(draftSearch('d1')).get(query)).toBe('d1')
  expect(Object.keys(sessionStorage).map((key) => key.split('.').at(-1))).toEqual([inTab])
  expect(otherwise).toBe(paths.newBooking())
})
