import { CONTRACT_VERSION } from '@portal/federation/host'
import { expect, test } from 'vitest'
import { buildCreated } from './build'

/** Nobody imports this from the file that it stands in: what it takes is not in the build. */
const IDLE = `import { createMember } from '@portal/api-client/contract/member'
import { Card } from '@portal/ui'

export const idle = () => [createMember, Card]
`
const SLOTS = 'src/slots/mf-reports.ts'

test('a build tells the contract that it was made for, and what its code imports and keeps', async () => {
  const files = await buildCreated(({ [SLOTS]: slots = '', 'remote.json': declaration = '', ...others }) => ({
    ...others,
    [SLOTS]: IDLE + slots,
    'remote.json': declaration.replace('"/reports"', '"/reports/:id"').replace('vet/members', 'booking/:id'),
  }))
  expect(JSON.parse(String(files.get('remote-manifest.json')))).toMatchObject({
    contract: CONTRACT_VERSION,
    uses: {
      shared: {
        'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
        '@portal/ui': ['Button', 'ErrorState', 'PageHeader', 'Skeleton'],
        '@portal/federation': ['Slot', 'usePageTitle', 'useRead'],
      },
      // The first one is asked for by the start script alone.
      endpoints: ['GET portal/booking/{id}', 'GET portal/vet/members'],
      // It fills this one itself; the shell has never heard of it.
      slots: ['ReportsNote'],
    },
  })
})
