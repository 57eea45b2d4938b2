// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expectOnlyText } from '@portal/testing/hostile'
import { afterEach, test, vi } from 'vitest'
import { Door } from '../door/Door'
import { StaffFrame } from './StaffFrame'

vi.hoisted(() => {
  const brands = { 'WA LWD': { name: 'Lightwood', welcome: 'Welcome. Book here.', phone: '+61892000000' } }
  document.head.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify({ brand: 'WA LWD', brands })}</script>`
})
afterEach(cleanup)

test('names of practice and brand stay text around each screen and at sign-in [OPEN-288]', async () => {
  const frame = () => (
    <StaffFrame notices={null} onLogOut={() => undefined}>
      <p>Screen</p>
    </StaffFrame>
  )
  await expectOnlyText(frame, { at: '/dashboard', shows: ['name'] })
  await expectOnlyText(() => <Door>Sign in</Door>, { shows: [] })
})
