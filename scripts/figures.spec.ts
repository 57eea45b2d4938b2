import { expect, test } from 'vitest'
import { METRICS } from '../shared/server/src/index'
import { read } from './lib/written-files'

const FILES = ['deploy/grafana/portal.json', 'deploy/prometheus/alerts.yml'] as const
const own = Object.keys(METRICS)
/** Metrics in a query, without a histogram's suffix. */
const queriedMetrics = (text: string) =>
  [...text.matchAll(/\bportal_\w+/g)].map(([name]) => name.replace(/_(?:count|bucket|sum)$/, ''))
/** Labels in filters and groupings. */
const labels = (text: string) => [
  ...[...text.matchAll(/[{,](\w+)=~?\\?"/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, names = '']) => names.split(', ')),
]

test.each(FILES)('%s uses existing metrics and labels [OPEN-168]', (file) => {
  const names = queriedMetrics(read(file))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !own.includes(name))).toEqual([])
  const known = new Set<string>([
    ...Object.values(METRICS).flatMap((one) => one.labels),
    'program',
    'job',
    'instance',
    'le',
    'name',
    'group',
    'alert',
  ])
  expect(labels(read(file)).filter((label) => !known.has(label))).toEqual([])
})
