import { expect, test } from 'vitest'
import { emptyText } from './offer'

const poodle = { inputValue: 'poodle', selected: null, answer: undefined, noneFound: 'None found' }

test.each([
  ['nothing is asked yet', {}, 'Searching'],
  ['an earlier text was answered', { answer: { to: 'poo', items: [] } }, 'Searching'],
  ['nothing was found', { answer: { to: 'poodle', items: [] } }, 'None found'],
  ['it failed', { failure: 'Breeds could not be loaded.' }, ''],
  ['it failed after an earlier answer', { answer: { to: 'poo', items: [] }, failure: 'Down' }, ''],
  ['something else comes first', { prompt: 'Choose a type', failure: 'Down' }, 'Choose a type'],
])('when %s an empty list says %j [OPEN-80]', (_, asking, said) =>
  expect(emptyText({ ...poodle, ...asking })).toBe(said),
)
