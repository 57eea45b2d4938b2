import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { contract } from './index'
import { openApiDocument } from './openapi'

/** Recommended rules of the linter that we switch off, each with its reason. */
const LEFT_OUT = {
  // The API belongs to the provider and has no licence.
  'info-license': 'off',
  // The provider decides whether ids are digits, letters or words: '/{id}' beside '/service_types' is intended.
  'no-ambiguous-paths': 'off',
} as const

test('the linter finds no problem in the document', async () => {
  const config = await createConfig({ extends: ['recommended'], rules: LEFT_OUT })
  const source = JSON.stringify(openApiDocument(contract))
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})
