import {
  requestFont,
  holdPresses,
  leavePrerendered,
  mendOwnFiles,
  readText,
  replaceBlockedStorage,
  storageKeys,
  trustOwnFiles,
} from '@portal/federation/host'
import { showLostMessage, showMessageWhenLost } from './lost'
import { countIfNotStarted } from './not-started'
import { keepTyped } from './typed'

/* Inline in the HTML of an owner's page, run before any request: an owner who is already verified skips the form, so
   it is hidden. */
const entry = document.querySelector('script[defer]')?.getAttribute('src')
trustOwnFiles()
mendOwnFiles((url) => {
  // The entry bundle loads everything else, and shows the message for what is missing.
  if (url === entry) showLostMessage()
})
replaceBlockedStorage()
holdPresses()
keepTyped()
requestFont()
if (readText(sessionStorage, storageKeys.guestSession) !== null) leavePrerendered()
showMessageWhenLost()
countIfNotStarted()
