import { lazy } from 'react'
import { currentRegistry, ownerPages } from '@portal/federation/host'
import { Route } from '@portal/router'
import { loadLogin } from '../login/preload'

const LoginScreen = lazy(async () => ({ default: (await loadLogin()).LoginScreen }))

/** Staff arrive at an engraving through the login form [ENG-03]; every other page of owners is a remote's. */
export const ownerRoutes = ownerPages(currentRegistry()).map(({ staffLogin }) => (
  <Route key={staffLogin} path={staffLogin} element={<LoginScreen />} />
))
