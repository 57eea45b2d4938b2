import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PlaqueConfigSchema, hasDimensions, hasPhoto, isZeroSize, plaqueEntryFor } from './config'
import { PLAQUE_ICONS, PLAQUE_LIMITS, plaqueTextErrors, textLimit, textsOf } from './limits'

const { Config_File: entries } = parse(PlaqueConfigSchema, {
  Config_File: [
    {
      SugarID: 'p1',
      Dimensions: ' 0 ',
      PhotoSize: 0,
      Name_Max: '8',
      Text1_Max: 40,
      Text2_Max: 0,
      Vessel_Image: '2',
    },
    { SugarID: 'p2', Dimensions: '10x8', PhotoSize: '6x4' },
  ],
})

test('the limits of a plaque [ENG-32..34]', () => {
  expect(PLAQUE_LIMITS).toEqual({ petName: 11, primaryText: 29, secondaryText: 29 })
  expect(PLAQUE_ICONS).toHaveLength(12)
})

test('0, "0" and " 0 " all mean that the plaque has no such size [OPEN-72]', () => {
  expect([0, '0', ' 0 ', '', null, '0.0'].map(isZeroSize)).toEqual([true, true, true, true, true, true])
  expect(['10x8', 6, '6'].map(isZeroSize)).toEqual([false, false, false])
})

test('finds the entry by SugarID [OPEN-72, ENG-17, ENG-18]', () => {
  const [first, second] = [plaqueEntryFor(entries, 'p1'), plaqueEntryFor(entries, 'p2')]
  expect(first && [hasDimensions(first), hasPhoto(first), first.Vessel_Image]).toEqual([false, false, 2])
  expect(second && [hasDimensions(second), hasPhoto(second)]).toEqual([true, true])
  expect(plaqueEntryFor(entries, 'p3')).toBeUndefined()
})

test("limits a text to the smaller of our limit and the plaque's [OPEN-71]", () => {
  const [entry] = entries
  expect(textLimit('petName', entry)).toBe(8)
  expect(textLimit('primaryText', entry)).toBe(29)
  expect(textLimit('secondaryText', entry)).toBe(0)
  expect(textLimit('petName')).toBe(11)
  expect(entry && textsOf(entry)).toEqual(['petName', 'primaryText'])
  const narrow = { Name_Max: 1, Text1_Max: -3, Text2_Max: null }
  expect([textLimit('petName', narrow), textLimit('primaryText', narrow)]).toEqual([1, 0])
  expect(textsOf(narrow)).toEqual(['petName', 'secondaryText'])
})

test('requires each text of the plaque and checks its length [ENG-38, OPEN-71]', () => {
  const [entry] = entries
  expect(plaqueTextErrors({}, entry)).toEqual({ petName: 'required', primaryText: 'required' })
  expect(plaqueTextErrors({ petName: 'Barnabas!', primaryText: 'Loved' }, entry)).toEqual({
    petName: 'tooLong',
  })
  expect(plaqueTextErrors({ petName: 'Bella', primaryText: 'Loved', secondaryText: '2010–2026' })).toEqual({})
})
