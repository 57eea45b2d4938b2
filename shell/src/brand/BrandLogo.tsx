import { useState } from 'react'
import { usePortalHost } from '@portal/federation'
import { Logo } from '@portal/ui'
import { ownLogo } from './brand'
import styles from './BrandLogo.module.css'

/**
 * The brand's logo [SHL-48, SHL-54]. The design system draws the logo of a known brand itself, in theme colours and
 * without a request. Another logo that the provider names is loaded [SHL-55]; if that fails, the known logo is shown
 * [SHL-58].
 */
export function BrandLogo({ compact = false }: { compact?: boolean }) {
  const { code, name, brand_logo_link: link } = usePortalHost().brand
  const [failed, setFailed] = useState<string>()
  if (!link || link === ownLogo(code) || link === failed) return <Logo brand={code} compact={compact} />
  return <img src={link} alt={name} className={styles.logo} onError={() => setFailed(link)} />
}
