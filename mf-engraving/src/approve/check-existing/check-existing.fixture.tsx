import { act, fireEvent, screen } from '@testing-library/react'
import type { PortalHost } from '@portal/federation'
import { Route, Routes } from '@portal/router'
import { renderInPortal, restThenClick } from '@portal/testing'
import { approval, asOwner, AT, engraving } from '../../line/engraving.fixture'
import { CheckExistingScreen } from './CheckExistingScreen'

export const APPROVE = 'I approve this artwork'

export const show = (host: Partial<PortalHost> = asOwner(), at = AT) =>
  renderInPortal(
    <Routes>
      <Route path="/engraving/check-existing" element={<CheckExistingScreen />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, host },
  )

export const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
export const approve = () => act(async () => restThenClick(screen.getByRole('button', { name: APPROVE })))
export const tick = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'Content has been checked and is correct.' }))

/** The picture, once loaded. */
export const seen = () => screen.findByRole('img', { name: /^Portrait Plaque;/ })

/** The reason why the button is disabled. */
export function disabledReason(): string | null | undefined {
  const button = screen.getByRole('button', { name: APPROVE })
  return document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent
}

/** An API that records approvals. */
export function approving() {
  const sent: unknown[] = []
  const approveEngraving = (input: { version: number; body: object }) => {
    sent.push([input.version, input.body])
    return engraving({ state: 'approved', approval })
  }
  return { sent, approveEngraving }
}
