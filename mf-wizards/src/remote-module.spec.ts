// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { draftSearch, paths } from '@portal/federation'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import { lastBegun } from './booking/wizard-draft'
import module from './remote-module'

test('the module has exactly the screens in remote.json', () => expectModuleMatches(declaration, module))

test('every wizard needs a session, except editing a private cremation [SHL-39, SHL-40, SHL-41, SHL-43]', () => {
  const open = declaration.routes.filter(({ access }) => access !== 'staff').map(({ path }) => path)
  expect(open).toEqual(['/edit-booking-private/:id'])
})

test('remote.json declares the storage keys of an open wizard [OPEN-89]', () => {
  lastBegun.write('nurse', 'd1')
  const { below, query, inTab, otherwise } = declaration.continues
  expect(declaration.routes.filter(({ path }) => path.startsWith(`${below}/`))).toHaveLength(8)
  expect(new URLSearchParams(draftSearch('d1')).get(query)).toBe('d1')
  expect(Object.keys(sessionStorage).map((key) => key.split('.').at(-1))).toEqual([inTab])
  expect(otherwise).toBe(paths.newBooking())
})
