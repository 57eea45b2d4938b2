import { expect, test } from 'vitest'
import { versionBefore, type AskGit } from './version'

/** A history, the newest first: each commit that touched the contract's version, with the version after it. */
const history =
  (versions: readonly string[], shallow = 'false'): AskGit =>
  (command, ...words) => {
    const at = (commit = '') => (commit === 'HEAD' ? 0 : Number(/^c(\d)~1$/.exec(commit)?.[1]) + 1)
    if (command === 'log') return versions.map((_, index) => `c${index}\n`).join('')
    if (command === 'show') {
      const version = versions[at(words[0]?.split(':')[0])]
      return version ? `export const CONTRACT_VERSION = '${version}'` : null
    }
    return words[0] === '--is-shallow-repository' ? `${shallow}\n` : `id-${at(words[0])}\n`
  }

test('the last commit of the version before, wherever this one began [OPEN-254]', () => {
  expect(versionBefore('9.8', history(['9.8', '9.7', '9.6']))).toEqual({ commit: 'id-1', contract: '9.7' })
  // Raised and not yet committed.
  expect(versionBefore('9.8', history(['9.7', '9.6']))).toEqual({ commit: 'id-0', contract: '9.7' })
  // Raised, taken back and raised again; 9.10 is after 9.9.
  expect(versionBefore('9.10', history(['9.10', '9.9', '9.10', '9.8']))).toEqual({ commit: 'id-1', contract: '9.9' })
  expect(versionBefore('10.0', history(['10.0', '9.9']))).toEqual({ commit: 'id-1', contract: '9.9' })
})

test('without one it says why [OPEN-254]', () => {
  expect(versionBefore('9.8', () => null)).toEqual({ why: expect.stringMatching(/no history/) })
  expect(versionBefore('9.8', history(['9.8'], 'true'))).toEqual({ why: expect.stringMatching(/shallow/) })
  expect(versionBefore('9.8', history(['9.8']))).toEqual({ why: expect.stringMatching(/no contract before 9\.8/) })
  // A later one is none before.
  expect(versionBefore('9.7', history(['9.8']))).toEqual({ why: expect.any(String) })
})
