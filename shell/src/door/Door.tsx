import type { ReactNode } from 'react'
import { usePortalHost } from '@portal/federation'
import { Card } from '@portal/ui'
import { welcomeText } from '../brand/brand'
import { ClientCareToCall } from '../brand/ClientCareToCall'
import styles from './Door.module.css'
import { Scene } from './Scene'

/** The first page of every brand: welcome [SHL-54], the form, and who to call. */
export function Door({ children }: { children: ReactNode }) {
  const { brand } = usePortalHost()
  const [greeting, ...promise] = welcomeText().split(/(?<=\.) /)
  return (
    <div className={styles.door}>
      <div className={styles.welcome}>
        <p>{greeting}</p>
        <p>{promise.join(' ')}</p>
      </div>
      <Card>
        {children}
        <p className={styles.help}>
          Cannot get in? Call <ClientCareToCall brand={brand} />.
        </p>
      </Card>
      <Scene brand={brand.code} />
    </div>
  )
}
