import { useNavigate } from '@portal/router'
import { usePortalHost } from '@portal/federation'
import { Menu } from '@portal/ui'
import { navigationOf, useCurrent } from './navigation'

/** The practice's name as a menu of its pages [SHL-48, OPEN-01]. */
export function PracticeMenu() {
  const { practice } = usePortalHost()
  const navigate = useNavigate()
  const current = useCurrent()
  if (!practice) return null
  const items = navigationOf('practice').map(({ label, to }) => ({
    label,
    href: to,
    current: current(to),
    onSelect: () => void navigate(to),
  }))
  return <Menu label={practice.name} items={items} />
}
