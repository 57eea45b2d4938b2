import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { treeOf } from '@portal/testing/choice-tree'
import { offeredOptions } from '../product-choice/tree'
import { newLine, removedLine } from '../quoted-line/rules'
import { ChildOptionSchema, LinePieceSchema } from '../quoted-line/schema'
import type { QuotedLine } from '../quoted-line/schema'
import { lacksAshes, linesWithoutAshes, withoutAshValues } from './rules'

const RETURN = 'Private Cremation & Return of Ashes'
const DISPERSAL = 'private cremation & dispersal of ashes'

test.each([
  [RETURN, false],
  [DISPERSAL, true],
  ['Communal Cremation - Vet', true],
  ['communal cremation - stray / wildlife - vet', true],
  ['urns and memorabilia order', false],
  ['vet supply order', false],
  [undefined, false],
])('a booking for %s cannot have an urn: %s; it can always have a candle [OPEN-340]', (service, lacks) => {
  expect(lacksAshes(service, { holdsAshes: true })).toBe(lacks)
  expect(lacksAshes(service, { holdsAshes: false })).toBe(false)
})

test('hides choices that hold ashes if no ashes are returned [OPEN-340]', () => {
  const [groups = []] = treeOf('frame', [
    { name: 'Kind', values: { plain: {}, chamber: { holds_ashes: true } } },
  ]).values()
  const offered = (service: string) =>
    withoutAshValues(service, groups)
      .flatMap(offeredOptions)
      .map(({ name }) => name)
  expect(offered(RETURN)).toEqual(['plain', 'chamber'])
  expect(offered(DISPERSAL)).toEqual(['plain'])
})

const line = (id: string, ...holds: readonly boolean[]): QuotedLine => ({
  ...newLine({ id, name: id }, id),
  id,
  pieces: holds.map((holds_ashes, at) => parse(LinePieceSchema, { id: `${id}-${at}`, name: id, holds_ashes })),
})

test('finds ordered items without ashes by product, package content and chosen value [OPEN-340]', () => {
  const chamber = parse(ChildOptionSchema, { id: 'c', name: 'Chamber', holds_ashes: true })
  const lines = [
    line('urn', true),
    line('candle', false),
    line('package', false, true),
    { ...line('frame', false), packageProductsC: { frame: [chamber] } },
    removedLine(line('removed', true)),
    { ...line('plaque', true), parentProductId: 'package' },
  ]
  expect(linesWithoutAshes(DISPERSAL, lines).map(({ id }) => id)).toEqual(['urn', 'package', 'frame'])
  expect(linesWithoutAshes(RETURN, lines)).toEqual([])
})
