import { parseArgs } from 'node:util'
import type { Client } from 'pg'
import { isMet } from '../figures/verdict'
import { settle } from './in-bulk'
import { shootAt } from './load-generator'
import type { Shot } from './load-generator'
import { report } from './report'
import { pick, withBackend } from './with-backend'
import type { Bench } from './with-backend'

const PRODUCTS = 5_000
const PER_SECOND = 10
const P95_MS = 20

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '30' } } })
const seconds = Number(values.seconds)

/** A practice that sees the list, one that sees the pricebook, one that sees no prices: each has its brand's stock. */
const WORLD = { users: ['owner@harbour.test', 'owner@banksia.test', 'owner@southbank.test'] }

/** The demo's products again and again under other names, each with the stock of every brand. */
async function loadProducts(client: Client): Promise<typeof WORLD> {
  await client.query(
    `insert into products (id, name, category, list_price, base_rate, order_by, service_types, details)
     select id || '-' || n, name || ' No ' || n, category, list_price + n, base_rate + n, order_by + n * 200, service_types, details
     from products, generate_series(1, 50) n limit $1::int - (select count(*) from products)`,
    [PRODUCTS],
  )
  await client.query(
    `insert into product_stock (product_id, brand, available, minimum)
     select p.id, s.brand, s.available, s.minimum from products p
     join product_stock s on p.id ~ ('^' || s.product_id || '-[0-9]+$') on conflict do nothing`,
  )
  await settle(client)
  return WORLD
}

const SEARCHES = [
  'urn',
  'paw print',
  'brass',
  'candle no 7',
  'heart 12',
  'e',
  'no such thing',
  'memorial',
  'box jarrah',
]
const CATEGORIES = ['all', 'urns,metalUrns,ceramicUrns', 'keepsakes', 'memorialisation']

function shotOf({ world, tokenOf }: Bench<typeof WORLD>): Shot {
  const base = { method: 'GET', token: tokenOf(pick(world.users)) }
  const service = `serviceType=${encodeURIComponent('private cremation & return of ashes')}`
  const list = `/portal/product?page_size=10&${service}`
  const die = Math.random()
  if (die < 0.6) return { ...base, kind: 'search', path: `${list}&page=1&search=${encodeURIComponent(pick(SEARCHES))}` }
  const page = pick([1, 2, 3, 40])
  return { ...base, kind: 'list', path: `${list}&page=${page}&category=${pick(CATEGORIES)}` }
}

async function main(): Promise<boolean> {
  return withBackend(loadProducts, async (bench) => {
    await shootAt(bench.urls, 50, 3, () => shotOf(bench))
    const results = await shootAt(bench.urls, PER_SECOND, seconds, () => shotOf(bench))
    const plan = { rows: `${PRODUCTS} products`, perSecond: PER_SECOND, seconds, p95: P95_MS }
    return report(results, plan).every(isMet)
  })
}

process.exit((await main()) ? 0 : 1)
