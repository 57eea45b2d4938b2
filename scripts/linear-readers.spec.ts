import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { notEngravable } from '../shared/domain-bundled/src/engraving/not-engravable'
import { petErrors } from '../shared/domain-bundled/src/pet/errors'
import { readPatientCard } from '../shared/domain-bundled/src/patient-card'
import { redact } from '../shared/domain-bundled/src/value/redact'
import { petFields } from '../shared/domain/src/pet/fields'
import { matchPath } from '../shared/federation/src/registry/routes'
import { parseAcceptEncoding } from '../delivery/src/web-server/assets/encoding'
import { readText } from '../backend/src/http/read-request'

const withType = (type: string) =>
  new Request('http://portal.test', { method: 'POST', body: '{}', headers: { 'content-type': type } })

/** Parsers of untrusted text, each with its slowest text of a given length. */
const READERS: readonly (readonly [string, (length: number) => unknown])[] = [
  ['accept-encoding of blanks', (length) => parseAcceptEncoding(`gzip${' '.repeat(length)}x`)],
  ['a path of slashes', (length) => matchPath('/booking/:id', `${'/'.repeat(length)}x`)],
  ['a content type of blanks', (length) => readText(withType(`application/json;${' '.repeat(length)}x`), 100)],
  ['a message of letters', (length) => redact('a'.repeat(length))],
  ['a message of tokens', (length) => redact('-eyJ'.repeat(length / 4))],
  ['a weight of digits', (length) => petErrors({ ...petFields.empty(), weight: `${'1'.repeat(length)}x` })],
  [
    'a card of an address of commas',
    (length) => readPatientCard(`Address: 1\n${`${','.repeat(1000)}x\n`.repeat(length / 1000)}`),
  ],
  ['a card of letters', (length) => readPatientCard('a'.repeat(length))],
  ...[' ', ', ', 'a:', 'Patient: ', '. ', 'Name\t', '1 '].map(
    (part) =>
      [`a card of ${JSON.stringify(part)}`, (length: number) => readPatientCard(part.repeat(length / 7))] as const,
  ),
  ['marks that no letter has', (length) => notEngravable(`Z${'\u0337'.repeat(length)}`)],
]

function millisecondsOf(work: () => unknown): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

// Uses the fastest of several runs, because the machine may be busy. Quadratic time would be sixteen times as long.
test.each(READERS)('%s of four times the length costs less than nine times as much', (_, read) => {
  let least = Infinity
  for (let tries = 0; tries < 20 && least > 9; tries++) {
    const short = millisecondsOf(() => read(7000))
    least = Math.min(least, millisecondsOf(() => read(28_000)) / short)
  }
  expect(least).toBeLessThan(9)
})
