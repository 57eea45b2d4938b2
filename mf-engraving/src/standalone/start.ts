import {
  askForFont,
  holdPresses,
  leavePrerendered,
  mendOwnFiles,
  readText,
  replaceBlockedStorage,
  storageKeys,
  trustOwnFiles,
} from '@portal/federation/host'
import { sayLost, sayWhenLost } from './lost'
import { countIfNotStarted } from './not-started'
import { keepTyped } from './typed'

/*
 * Inline in the HTML of an owner's page, run before anything is fetched: who has given the number already goes on from
 * the form at once, and so is not shown it.
 */
const entry = document.querySelector('script[defer]')?.getAttribute('src')
trustOwnFiles()
mendOwnFiles((url) => {
  // The code that asks for all other, and has words for what of it is missing.
  if (url === entry) sayLost()
})
replaceBlockedStorage()
holdPresses()
keepTyped()
askForFont()
if (readText(sessionStorage, storageKeys.guestSession) !== null) leavePrerendered()
sayWhenLost()
countIfNotStarted()
