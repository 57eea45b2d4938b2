import { beforeAll, describe, expect, test } from 'vitest'
import { specApi } from '../../test/spec-api'

const api = specApi()
let logo = ''
beforeAll(async () => {
  const { body } = await api.ask('GET', 'portal/brand', { as: null })
  logo = body.brand_logo_link.replace('/api/', '')
})

const fetchLogo = (headers: Record<string, string> = {}) => api.ask('GET', logo, { as: null, headers })

describe('media', () => {
  test('has its type, is cached for an hour, and cannot run scripts', async () => {
    const reply = await fetchLogo()
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toBe('image/svg+xml')
    expect(reply.headers.get('cache-control')).toBe('public, max-age=3600, stale-while-revalidate=86400')
    expect(reply.headers.get('content-security-policy')).toContain('sandbox')
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('has the plaque configuration and places for text as a static file [EXT-15, ENG-57, OPEN-158]', async () => {
    const reply = await api.ask('GET', 'media/fpc_config.json', { as: null })
    expect(reply.headers.get('content-type')).toContain('application/json')
    expect(reply.body.Config_File.length).toBeGreaterThanOrEqual(4)
    expect(reply.body.Config_File[0]).toMatchObject({ SugarID: expect.any(String), Dimensions: expect.any(String) })
    expect(reply.body.Words_File, 'of a product, and of a value').toEqual(
      expect.arrayContaining([
        expect.objectContaining({ SugarID: 'river-stone', Image: '/api/media/products/river-stone-blank.svg' }),
        expect.objectContaining({ SugarID: 'jarrah-rest-box-m-oiled-plate', Font: 'Times New Roman' }),
      ]),
    )
  })

  test('pages and scripts can only be downloaded', async () => {
    for (const type of ['text/html', 'application/javascript', 'image/svg+xml; x=text/html', 'application/xhtml+xml']) {
      const bytes = new TextEncoder().encode('<script>alert(1)</script>')
      api.storage.stored.set('media/people/odd.svg', { type, bytes })
      const { headers } = await api.ask('GET', 'media/people/odd.svg', { as: null })
      expect([
        headers.get('content-type'),
        headers.get('content-disposition'),
        headers.get('x-content-type-options'),
      ]).toEqual(['application/octet-stream', 'attachment; filename="odd.svg"', 'nosniff'])
    }
  })

  test.each([
    'media/..%2f..%2fpackage.json',
    'media/..%252f..%252fpackage.json',
    'media/invoices/x.pdf',
    'media/invoices%2fINV-20434.pdf',
  ])('%s is 404', async (path) => {
    expect((await api.ask('GET', path, { as: null })).status).toBe(404)
  })
})
