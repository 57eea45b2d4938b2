// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { renderInPortal } from '@portal/testing'
import { nina, sessionOf } from '../data/team.fixture'
import { UpdatePasswordScreen } from './UpdatePasswordScreen'

test('is titled, and leads to the password reset with the own username [PRA-26]', () => {
  renderInPortal(<UpdatePasswordScreen />, {
    host: { user: { ...sessionOf(nina), username: 'a+b@harbour.test' } },
  })
  expect(screen.getByRole('heading', { level: 1, name: 'Password' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2, name: 'Update password' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Update password' })
  expect(link.getAttribute('href')).toBe('/forgot-password?email=a%2Bb%40harbour.test')
})
