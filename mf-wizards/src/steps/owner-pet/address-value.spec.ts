import { emptyAddress } from '@portal/domain'
import { expect, test } from 'vitest'
import { cottesloe } from '../../testing/bookings'
import { NO_ADDRESS, addressOf, lookedUp, toAddressValue, typedByHand } from './address-value'

const line = '12 Marine Parade, Cottesloe WA 6011'
const parts = { street: '12 Marine Parade', city: 'Cottesloe', state: 'WA', postalcode: '6011', country: 'Australia' }
const withoutCoordinates = { ...cottesloe, lat: null, lng: null }

test('a stored address opens as entered: looked up with coordinates, typed without [OPEN-91]', () => {
  expect(toAddressValue(cottesloe)).toEqual({ ...NO_ADDRESS, text: line, chosen: cottesloe })
  expect(toAddressValue(withoutCoordinates)).toEqual({ ...NO_ADDRESS, isByHand: true, parts })
  expect(toAddressValue(emptyAddress())).toEqual(NO_ADDRESS)
})

test('when typed it is the same address without coordinates [OPEN-91]', () => {
  expect(addressOf(toAddressValue(withoutCoordinates))).toEqual(withoutCoordinates)
  const padded = { ...NO_ADDRESS, isByHand: true, parts: { ...parts, city: ' Cottesloe ', postalcode: '6011 ' } }
  expect(addressOf(padded)).toEqual(withoutCoordinates)
  expect(addressOf({ ...NO_ADDRESS, isByHand: true })).toBeNull()
})

test('keeps a country that the form does not offer', () => {
  const abroad = { ...withoutCoordinates, country: 'New Zealand' }
  expect(addressOf(toAddressValue(abroad))).toEqual(abroad)
})

test('typing starts with the text of the look-up [OPEN-91]', () => {
  expect(typedByHand(toAddressValue(cottesloe)).parts).toEqual(parts)
  expect(typedByHand({ ...NO_ADDRESS, text: '7 New Road' }).parts).toMatchObject({ street: '7 New Road', city: '' })
})

test('switching keeps the current text, and no older address returns [OPEN-91, OPEN-352]', () => {
  const chosen = toAddressValue(cottesloe)
  expect(lookedUp(typedByHand(chosen))).toMatchObject({ isByHand: false, text: line, chosen: cottesloe })

  const typed = { ...NO_ADDRESS, isByHand: true, parts }
  const back = lookedUp(typed)
  expect(back).toMatchObject({ isByHand: false, text: line, chosen: null })
  expect(typedByHand(back).parts).toEqual(parts)
  expect(typedByHand({ ...back, text: '7 New Road' }).parts).toMatchObject({ street: '7 New Road', city: '' })
  expect(typedByHand({ ...back, text: '' }).parts).toMatchObject({ street: '', city: '' })
  const fremantle = { ...cottesloe, street: '2 High Street', city: 'Fremantle', postalcode: '6160' }
  expect(typedByHand({ ...back, text: '2 High Street', chosen: fremantle }).parts).toMatchObject({
    street: '2 High Street',
    city: 'Fremantle',
  })
  const changed = lookedUp({ ...typedByHand(chosen), parts: { ...parts, street: '14 Marine Parade' } })
  expect(changed).toMatchObject({ text: '14 Marine Parade, Cottesloe WA 6011', chosen: null })
})
