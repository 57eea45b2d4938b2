import { queueAccountEmail } from './account-email'
import type { AccountEmailContext } from './account-email'

/** Mails a user about a sign-in from a new device [OPEN-263]. */
export async function queueNewDevice(written: AccountEmailContext, username: string, device: string): Promise<void> {
  const by = device.replace(/^An? /, (article) => article.toLowerCase())
  await queueAccountEmail(written, username, ({ portalName, when, reset }) => ({
    subject: `New sign-in to the ${portalName}: ${by}`,
    paragraphs: [
      `Your account for the ${portalName} was signed in ${when} by ${by}, which it was not before. Under Profile you see where you are signed in, and can sign out each computer.`,
      `Was it you, or somebody with whom you share the account? Then there is nothing to do.\nWas it not? Choose another password now, which signs out every computer: ${reset}`,
    ],
  }))
}
