import { Card } from '@portal/ui'
import { EndOthers } from './EndOthers'
import { LogOutEverywhere } from './LogOutEverywhere'
import { SignIns } from './SignIns'
import styles from './SignIns.module.css'

/** The user's sign-ins, for a user who forgot to log out elsewhere, or whose password leaked [OPEN-161, OPEN-263]. */
export function SignInsCard() {
  return (
    <Card title="Where you are signed in">
      <div className={styles.card}>
        <p className={styles.why}>
          Did you leave a computer without logging out? Sign it out here. Your unfinished bookings are kept. Log out
          everywhere also ends your session in this browser.
        </p>
        {/* Above the list, which loads later and must not move anything. */}
        <div className={styles.actions}>
          <EndOthers />
          <LogOutEverywhere />
        </div>
        <SignIns />
      </div>
    </Card>
  )
}
