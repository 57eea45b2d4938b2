import { describe, expect, test } from 'vitest'
import { PRIVATE, line, submitOf } from '../../test/booking'
import { PHOTO, draft, engravingOf, plaqueOn, waitingPlaque } from '../../test/engraving'
import { specApi } from '../../test/spec-api'

const api = specApi()

describe('an engraving is saved in versions', () => {
  test('a restored line has its artwork again [CAT-47, OPEN-174]', async () => {
    const { bookingId, lineId, engraving, change } = await waitingPlaque(api)
    expect((await change({ deleted: true, quantity: 0 })).status).toBe(200)
    expect((await change({ engraving_text: 'Bella\nBorn to be loved\n2012 - 2026' })).status).toBe(200)
    const [row] = await api.connection.sql.query('select deleted, engraving_text from booking_lines where id = $1', [
      lineId,
    ])
    expect(row).toEqual({ deleted: false, engraving_text: 'Bella\nBorn to be loved\n2012 - 2026' })
    const [there] = (await api.ask('GET', `portal/booking/${bookingId}`)).body.quoted_products
    expect([there.id, there.artwork.state, (await engraving.read()).body.current.record.primaryText.text]).toEqual([
      lineId,
      'waiting',
      'Born to be loved',
    ])
  })

  test("takes the plaque's facts from the configuration, never from the page [DOM-37, DOM-38, DOM-39]", async () => {
    const { engraving, row } = await plaqueOn(api, 'plaque-portrait')
    const [entry] = await api.connection.sql.query(
      `select (entry->>'Name_Size')::int as "nameSize" from plaque_config where sugar_id = 'plaque-portrait'`,
    )
    const sent = draft({ icon: 'Dog', photo: PHOTO })
    const told = { ...sent, color: 'Gold', productId: 'plaque-text', isApproved: true }
    const refused = await engraving.save(0, told)
    expect([refused.status, Object.keys(refused.body.errors.detail)]).toEqual([
      400,
      ['color', 'productId', 'isApproved'],
    ])
    expect((await engraving.save(0, sent)).status).toBe(200)
    expect((await row('engraving_versions'))?.details).toMatchObject({
      productId: 'plaque-portrait',
      color: 'Silver',
      dimensions: '9 x 6',
      ratios: '3:2',
      photoSize: '3.75 x 5',
      iconRatio: '0.22',
      nameSize: entry?.nameSize,
      product: 'Portrait Plaque',
      shape: 'Rectangle',
      size: 'Medium',
      icon: 'Dog',
      iconPlacement: 'Left',
      petName: { text: 'Bella', size: 20, font: 'Arial', max: 11 },
      primaryText: { max: 29 },
      imageOptions: { fileImgSrc: 'bella.jpg', croppedAreaPixels: PHOTO.croppedAreaPixels, aspectW: 3.75, aspectH: 5 },
      customText: 'Bella\nBorn to be loved\n2012 - 2026',
    })
    expect((await engraving.read()).body.current.record.isApproved).toBe(false)
  })

  test.each([
    [
      'a name of twelve letters',
      'plaque-text',
      { petName: { text: 'Bartholomeow', size: 20, font: 'Arial' } },
      'petName',
      'tooLong',
    ],
    ['a photo where none is made', 'plaque-text', { photo: PHOTO }, 'photo', 'unsupported'],
  ])(
    '%s is refused and saves nothing [ENG-17, ENG-18, ENG-32..36, ENG-38, OPEN-71]',
    async (_what, product, changes, field, code) => {
      const { engraving, row } = await plaqueOn(api, product)
      const { status, body } = await engraving.save(0, { ...draft(), ...changes })
      expect(Object.keys(body.errors.detail)).toContain(field)
      expect([status, body.errors.detail[field]]).toEqual([code ? 422 : 400, code ?? body.errors.detail[field]])
      expect(await row('engravings')).toBeUndefined()
    },
  )

  test("the line's text stays that of the record, whatever a booking sends [CAT-42]", async () => {
    const { engraving, bookingId, lineId, row } = await plaqueOn(api)
    await engraving.save(0)
    expect((await row('booking_lines'))?.engraving_text).toBe('Bella\nBorn to be loved\n2012 - 2026')
    const { version } = (await api.ask('GET', `portal/booking/${bookingId}`)).body
    expect(version).toBe(2)
    const again = line('plaque-text', { id: lineId, engraving_text: 'Typed' })
    const body = await submitOf(api, PRIVATE, { quoted_products: [again] })
    expect((await api.ask('PUT', `portal/booking/${bookingId}`, { body, version })).status).toBe(200)
    expect((await row('booking_lines'))?.engraving_text).toBe('Bella\nBorn to be loved\n2012 - 2026')
  })

  test('an older version gives 412, a missing one 428, a line without a plaque 404', async () => {
    const { engraving, bookingId } = await plaqueOn(api)
    await engraving.save(0)
    expect((await engraving.save(0)).status).toBe(412)
    expect((await api.ask('PUT', engraving.path, { body: draft() })).status).toBe(428)
    expect((await engravingOf(api, bookingId, 'line-none').read()).status).toBe(404)
    const [urn] = (await api.ask('GET', 'portal/booking/booking-100001')).body.quoted_products
    expect((await engravingOf(api, 'booking-100001', urn.id).read()).status).toBe(404)
  })

  test("keeps the clinic's version beside the owner's", async () => {
    const { engraving, client } = await plaqueOn(api)
    await engraving.save(0)
    const reply = await engraving.save(1, { ...draft(), icon: 'Heart' }, { token: client })
    expect(reply.status).toBe(200)
    expect([reply.body.current.record.icon, reply.body.received.record.icon]).toEqual(['Heart', 'None'])
    expect(reply.body.received.version).toBe(1)
  })

  test('a plaque has quantity 1, with or without text [OPEN-100]', async () => {
    const body = await submitOf(api, PRIVATE, { quoted_products: [line('plaque-text', { quantity: 2 })] })
    const reply = await api.ask('POST', 'portal/booking', { body })
    expect([reply.status, reply.body.errors.detail]).toEqual([422, { 'quoted_products.0.quantity': 'engraved' }])
  })
})

describe('a booking with a plaque', () => {
  const complete = async (bookingId: string) => {
    const { version } = (await api.ask('GET', `portal/booking/${bookingId}`)).body
    return api.ask('POST', `portal/booking/${bookingId}/complete`, { body: { outcome_acknowledged: true }, version })
  }

  test('can be submitted only with a complete artwork', async () => {
    const { bookingId, lineId, whole } = await plaqueOn(api)
    const early = await complete(bookingId)
    expect([early.status, early.body.errors.detail]).toEqual([
      422,
      { [`quoted_products.${lineId}.artwork`]: 'missing' },
    ])
    expect(early.body.message).toContain('The artwork of the Name Plaque with Icon is not finished.')
    await whole()
    expect((await complete(bookingId)).status).toBe(200)
  })

  test('shows the most urgent state in the list', async () => {
    const { bookingId, whole } = await plaqueOn(api)
    const rowOf = async () => {
      const { data } = (await api.ask('GET', 'portal/booking?page=1&page_size=10')).body
      return data.find(({ id }: { id: string }) => id === bookingId)?.artwork
    }
    expect(await rowOf()).toBe('missing')
    await whole()
    expect(await rowOf()).toBe('waiting')
  })
})
