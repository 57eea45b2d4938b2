import { useLocation, useNavigate } from '@portal/router'
import { usePortalHost } from '@portal/federation'
import { Menu } from '@portal/ui'
import { navigationOf } from './navigation'

/** The practice's name; it opens the practice's own pages [SHL-48, OPEN-01]. */
export function PracticeMenu() {
  const { practice } = usePortalHost()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (!practice) return null
  const items = navigationOf('practice').map(({ label, to }) => ({
    label,
    href: to,
    current: pathname === to,
    onSelect: () => void navigate(to),
  }))
  return <Menu label={practice.name} items={items} />
}
