import { queueAccountEmail } from './account-email'
import type { AccountEmailContext, EmailFacts, EmailWords } from './account-email'

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

/** A change of two-step sign-in. `reset`: by a Vet Owner of the practice. */
export type SecondFactorChange = 'on' | 'off' | 'reset'

const HAPPENED: Readonly<Record<SecondFactorChange, (facts: EmailFacts) => EmailWords>> = {
  on: ({ portalName, when, reset }) => ({
    subject: `Two-step sign-in for the ${portalName} is on`,
    paragraphs: [
      `Two-step sign-in for the ${portalName} was turned on ${when}. From now on you are asked for a code of your authenticator app after your password.`,
      `Was it you? Then there is nothing to do.\nWas it not? Choose another password now: ${reset} - then ask a Vet Owner of your practice, or Client Care, to reset two-step sign-in.`,
    ],
  }),
  off: ({ portalName, when, reset }) => ({
    subject: `Two-step sign-in for the ${portalName} is off`,
    paragraphs: [
      `Two-step sign-in for the ${portalName} was turned off ${when}. From now on your password alone signs you in.`,
      `Was it you? Then there is nothing to do.\nWas it not? Choose another password now: ${reset} - then turn two-step sign-in on again under Profile.`,
    ],
  }),
  reset: ({ portalName, when, reset }) => ({
    subject: `Two-step sign-in for the ${portalName} was reset`,
    paragraphs: [
      `A Vet Owner of your practice reset two-step sign-in for the ${portalName} ${when}. Your password alone signs you in until you set it up again under Profile.`,
      `Had you asked for it? Then there is nothing to do.\nHad you not? Ask in your practice, and choose another password: ${reset}`,
    ],
  }),
}

/** Mails a user about a change of two-step sign-in [OPEN-218]. */
export async function queueSecondFactorChanged(
  written: AccountEmailContext,
  username: string,
  change: SecondFactorChange,
): Promise<void> {
  await queueAccountEmail(written, username, HAPPENED[change])
}
