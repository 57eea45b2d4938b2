import { expect, test } from 'vitest'
import { readProject } from './project'
import { journeysOfRemotes } from './remote-journeys'

test('journeys of a remote open a screen with a part of it; the rest is left out [OPEN-274]', () => {
  const { declared, project } = readProject()
  const ofPractice = journeysOfRemotes(['mf-practice'], declared, project)
  expect(ofPractice).toContain('e2e/journeys/accounts.e2e.ts')
  expect(ofPractice).toContain('e2e/journeys/team.e2e.ts')
  expect(ofPractice).not.toContain('e2e/journeys/verify-owner.e2e.ts')
  expect(journeysOfRemotes(['mf-engraving'], declared, project)).toContain('e2e/journeys/verify-owner.e2e.ts')
})
