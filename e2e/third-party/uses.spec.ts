import { CONTRACT_VERSION } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { buildSixth } from './build'

test('a build tells the contract that it was made for, and what its code imports and keeps', async () => {
  const files = await buildSixth()
  expect(JSON.parse(String(files.get('remote-manifest.json')))).toMatchObject({
    contract: CONTRACT_VERSION,
    uses: {
      shared: {
        react: ['useState'],
        'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
        '@portal/ui': ['Button', 'PageHeader'],
        '@portal/federation': ['Slot', 'useRead'],
      },
      // The first one is asked for by the start script alone.
      endpoints: ['GET portal/booking/{id}', 'GET portal/vet/members'],
      // It fills this one itself; the shell has never heard of it.
      slots: ['Attic'],
    },
  })
})
