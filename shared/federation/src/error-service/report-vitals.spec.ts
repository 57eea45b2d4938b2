// @vitest-environment happy-dom
import type * as Sentry from '@sentry/browser'
import { expect, test, vi } from 'vitest'
import type { MetricType } from 'web-vitals'
import { reportVitals } from './report-vitals'
import { sentry } from './sentry'

let report: (metric: MetricType) => void = () => undefined
vi.mock('web-vitals', () => {
  const onLCP = (told: typeof report) => void (report = told)
  return { onLCP, onCLS: () => undefined, onFCP: () => undefined, onINP: () => undefined }
})

const sent: string[] = []
vi.mock('@sentry/browser', async (importOriginal) => {
  const library = await importOriginal<typeof Sentry>()
  const makeFetchTransport = (options: Parameters<typeof library.createTransport>[0]) =>
    library.createTransport(options, async ({ body }) => {
      sent.push(String(body))
      return {}
    })
  return { ...library, makeFetchTransport }
})

test('sends a web vital with release, remote and route, without the address', async () => {
  const scope = sentry({ errors: { dsn: 'https://key@errors.test/1' }, release: '3.0.0' })
  reportVitals(scope, (path) => ({ remote: path === '/pet/pet-77' ? 'mf-a' : '', page: '/pet/:id' }))
  report({
    name: 'LCP',
    value: 905.6,
    delta: 905.6,
    rating: 'good',
    id: 'v6-1',
    entries: [],
    navigationType: 'reload',
    navigationId: 1,
    navigationURL: 'https://portal.test/pet/pet-77?search_term=Rex',
  })
  await scope.getClient()?.flush()
  // An envelope: its header, the item's header, the item.
  const [, , items = ''] = sent.join().split('\n')
  expect(JSON.parse(items).items[0]).toMatchObject({
    name: 'web_vital.lcp',
    value: 905.6,
    unit: 'millisecond',
    attributes: {
      'sentry.release': { value: '3.0.0' },
      remote: { value: 'mf-a' },
      page: { value: '/pet/:id' },
      navigation: { value: 'reload' },
    },
  })
  expect(sent.join()).not.toMatch(/pet-77|Rex/)
})
