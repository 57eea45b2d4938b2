// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Route, Routes } from '@portal/router'
import { fakeApi, harbour, renderInPortal } from '@portal/testing'
import { ChooserScreen } from '../chooser/ChooserScreen'
import { BookingWizard } from './BookingWizard'

afterEach(cleanup)

const host = (access: string | null) => ({
  api: fakeApi({ listServiceTypes: () => [] }),
  practice: { ...harbour, cstm: { ...harbour.cstm, has_portal_access_c: access } },
})

test.each(['No', 'On hold', null])(
  'with portal access %j asks for nothing, in chooser and wizard [OPEN-129]',
  async (access) => {
    for (const page of [<ChooserScreen key="c" />, <BookingWizard key="w" kind="private" />]) {
      renderInPortal(
        <Routes>
          <Route path="*" element={page} />
        </Routes>,
        { at: '/new-booking', host: host(access) },
      )
      expect(await screen.findByRole('heading', { name: 'Your practice cannot order here at the moment' })).toBeTruthy()
      expect(screen.getByRole('link', { name: /9200/ }).getAttribute('href')).toBe('tel:0892000000')
      expect([screen.queryByRole('textbox'), screen.queryByRole('button')]).toEqual([null, null])
      cleanup()
    }
  },
)
