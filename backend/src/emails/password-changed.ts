import { queueAccountEmail } from './account-email'
import type { AccountEmailContext } from './account-email'

/** Mails a user whose password was changed [OPEN-164]. */
export async function queuePasswordChanged(
  written: AccountEmailContext,
  username: string,
  whereSignedOut: 'everywhere' | 'elsewhere' = 'everywhere',
): Promise<void> {
  const computer = whereSignedOut === 'everywhere' ? 'on any computer' : 'on any other computer'

  await queueAccountEmail(written, username, ({ portalName, when, reset }) => ({
    subject: `Your password for the ${portalName} was changed`,
    paragraphs: [
      `Your password for the ${portalName} was changed ${when}. Whoever was signed in with your account, ${computer}, is signed out.`,
      `Was it you? Then there is nothing to do.\nWas it not? Choose another password now: ${reset}`,
    ],
  }))
}
