import { expect, test } from 'vitest'
import { deprecatedNames } from './contract-document'

const contract = {
  version: '3.2',
  lines: [
    {
      place: '@portal/ui',
      name: 'Button',
      type: ': (props: Props) => `a ${string}`',
      since: '3.0',
      deprecatedSince: null,
    },
    { place: '@portal/ui', name: 'Card', type: ': () => Element', since: '3.0', deprecatedSince: '3.2' },
    { place: 'types', name: 'Props@ui/src/a.title', type: '?: string', since: '3.1', deprecatedSince: null },
  ],
}

test('deprecated names are told with their module, slots with who fills them, members of types not [OPEN-255]', () => {
  const slot = { place: 'slots of mf-a', name: 'Attic', type: ': SlotName', since: '3.0', deprecatedSince: '3.1' }
  const member = { place: 'types', name: 'Props.icon', type: ': string', since: '3.0', deprecatedSince: '3.1' }
  expect(deprecatedNames({ ...contract, lines: [...contract.lines, slot, member] })).toEqual({
    '@portal/ui': { Card: '3.2' },
    'slots of mf-a': { Attic: '3.1' },
  })
})
