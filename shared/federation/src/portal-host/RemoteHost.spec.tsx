// @vitest-environment happy-dom
import { getBooking } from '@portal/api-client/contract/booking'
import { getStageLabels } from '@portal/api-client/contract/public'
import { fakeApi, renderInPortal } from '@portal/testing'
import { remoteEntry } from '@portal/testing/registry'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useRead } from '../reads/use-read'
import { useStageLabels } from '../reads/use-stage-labels'
import { RemoteHost } from './RemoteHost'

afterEach(cleanup)

const outer = remoteEntry({ name: 'mf-outer', calls: ['dropdown/vet_facing_string_map'] })
const inner = remoteEntry({ name: 'mf-inner', calls: ['booking/*'] })

function Status({ of }: { readonly of: string }) {
  const { data, error } = useRead(getBooking, { params: { id: 'booking-1' } }, { action: 'read' })
  return (
    <p>
      {of}: {error ? error.message : data ? 'read' : 'waiting'}
    </p>
  )
}

const Labels = () => <p>{Object.values(useStageLabels().data ?? {}).join(' ') || 'no labels'}</p>

test("a remote makes its own calls inside another remote's place [OPEN-221]", async () => {
  const answers = { [getBooking.name]: () => ({}), [getStageLabels.name]: () => ({ a: 'Label of a stage' }) }
  const report = vi.fn<(error: unknown) => void>()
  renderInPortal(
    <RemoteHost remote={outer}>
      <Labels />
      <RemoteHost remote={inner}>
        <Status of="inner" />
      </RemoteHost>
    </RemoteHost>,
    { host: { api: fakeApi(answers), report } },
  )
  expect(await screen.findByText('inner: read')).toBeTruthy()
  expect(await screen.findByText('Label of a stage')).toBeTruthy()
  expect(report).not.toHaveBeenCalled()
})

test("a remote cannot make another remote's calls [OPEN-221]", async () => {
  renderInPortal(
    <RemoteHost remote={inner}>
      <RemoteHost remote={outer}>
        <Status of="outer" />
      </RemoteHost>
    </RemoteHost>,
    { host: { api: fakeApi({ [getBooking.name]: () => ({}) }) } },
  )
  expect(await screen.findByText(/^outer: mf-outer may not call booking\/\*/)).toBeTruthy()
})
