import { prefillSchema } from '../shared/api-client/src/prefill-schema'
import { readPrefill } from '../shared/domain-bundled/src/patient-card'
import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { inRoot } from './lib/paths.mjs'

const page = readFileSync(inRoot('docs/prefill.md'), 'utf8')
const block = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? ''
const encoded = (json: string) => Buffer.from(json, 'utf8').toString('base64url')

test('the published schema is the served one [OPEN-188]', () => {
  const published: unknown = JSON.parse(readFileSync(inRoot('docs/prefill.schema.json'), 'utf8'))
  expect(published).toEqual(prefillSchema())
})

test('the schema allows no other fields, and describes each field [OPEN-189]', () => {
  expect(prefillSchema()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    additionalProperties: false,
    required: ['version'],
    properties: {
      version: { const: 1 },
      owner: {
        additionalProperties: false,
        properties: { firstName: { type: 'string', maxLength: 100 }, address: { additionalProperties: false } },
      },
      pet: { additionalProperties: false, properties: { weight: { type: 'number', minimum: 0, maximum: 99_999 } } },
    },
  })
})

test('the example of the page is the one of the schema, and is valid', () => {
  const example: unknown = JSON.parse(block('json'))
  expect(prefillSchema()).toMatchObject({ examples: [example] })
  expect(readPrefill(encoded(block('json')))).toMatchObject({ 'owner.address.city': 'Cottesloe', 'pet.weight': '28.4' })
})

test('the bookmarklet opens a new booking with the details of its page [OPEN-188]', () => {
  const shown: Readonly<Record<string, string>> = {
    '.client .first-name': ' Zoë ',
    '.client .last-name': 'O’Brien',
    '.patient .name': 'Bärli',
    '.patient .species': 'Canine',
    '.patient .weight': '28.4 kg',
  }
  const open = vi.fn<(address: string, ...more: string[]) => null>(() => null)
  const querySelector = (selector: string) => (shown[selector] ? { textContent: shown[selector] } : null)
  runInNewContext(block('js').replace('javascript:', ''), {
    document: { querySelector },
    window: { open },
    TextEncoder,
    btoa,
  })
  const [address = '', ...more] = open.mock.calls[0] ?? []
  expect(more).toEqual(['_blank', 'noopener'])
  const [before, prefill = ''] = address.split('#prefill=')
  expect(before).toBe('https://portal.example/new-booking')
  expect(readPrefill(prefill)).toEqual({
    'owner.firstName': 'Zoë',
    'owner.lastName': 'O’Brien',
    'pet.firstName': 'Bärli',
    'pet.type': 'Canine',
    'pet.weight': '28.4',
  })
})
