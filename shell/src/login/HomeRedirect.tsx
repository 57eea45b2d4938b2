import { Navigate } from '@portal/router'
import { paths } from '@portal/federation'

/** `/` leads to `/login` [SHL-01], which sends a signed-in visitor on [OPEN-03]. */
export function HomeRedirect() {
  return <Navigate to={paths.login()} replace />
}
