import type { SessionUser } from '@portal/domain'
import type { Member } from './use-team'

function member(id: string, names: readonly [string, string], level: string, active = true): Member {
  const [first_name, last_name] = names
  return {
    id,
    first_name,
    last_name,
    primary_email_address: [{ email_address: `${first_name.toLowerCase()}@harbour.test` }],
    cstm: { portal_access_c: level, cognito_portal_active_c: active },
    version: 4,
  }
}

export const olivia = member('contact-1', ['Olivia', 'Hart'], 'Level 3')
export const nina = member('contact-2', ['Nina', 'Caruso'], 'Level 1')
export const tom = member('contact-3', ['Tom', 'Adeyemi'], 'Level 1', false)
export const harbourTeam: readonly Member[] = [olivia, nina, tom]

/** A member's session, as the shell stores it. */
export const sessionOf = ({ id, primary_email_address, cstm }: Member): SessionUser => ({
  id,
  email: primary_email_address[0]?.email_address ?? '',
  username: primary_email_address[0]?.email_address ?? '',
  brand: 'WA LWD',
  role: cstm.portal_access_c ?? '',
})

/** A call that fails with this error. */
export const failing = (fault: Error) => () => Promise.reject(fault)
