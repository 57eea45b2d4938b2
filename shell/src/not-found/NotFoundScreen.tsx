import { Link } from '@portal/router'
import { buttonClass, PageHeader } from '@portal/ui'
import { paths, usePageTitle } from '@portal/federation'

/** Any path that nobody answers [SHL-46, SHL-47]. */
export function NotFoundScreen() {
  usePageTitle('Page not found')
  return (
    <>
      <PageHeader title="Page not found" lead="We are sorry, but the page you requested was not found." />
      <Link to={paths.dashboard()} className={buttonClass('primary')}>
        Back to Dashboard
      </Link>
    </>
  )
}
