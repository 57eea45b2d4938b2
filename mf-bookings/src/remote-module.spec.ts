// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { expectModuleMatches } from '@portal/testing'
import declaration from '../remote.json'
import module from './remote-module'

test('the module holds the screens that remote.json declares', async () => {
  await expectModuleMatches(declaration, module)
})

test('the dashboard and the papers need a session, the list and the details do not [SHL-39, SHL-43]', () => {
  expect(declaration.routes.map(({ path, access }) => [path, access])).toEqual([
    ['/dashboard', 'staff'],
    ['/bookings', 'open'],
    ['/booking/:id', 'open'],
    ['/booking/:id/papers', 'staff'],
  ])
})

test('requests without a session only what needs no token, such as labels [OPEN-02, EXT-04]', () => {
  for (const { chunk, early } of declaration.routes) {
    const open = early.filter((request) => 'open' in request && request.open).map(({ path }) => path)
    expect(open).toEqual(chunk === 'papers' ? [] : ['portal/dropdown/vet_facing_string_map'])
  }
})
