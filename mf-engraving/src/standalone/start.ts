import {
  askForFont,
  holdSubmits,
  leavePrerendered,
  mendOwnFiles,
  readText,
  replaceBlockedStorage,
  storageKeys,
} from '@portal/federation/host'

/*
 * Inline in the HTML of an owner's page, run before anything is fetched: who has given the number already goes on from
 * the form at once, and so is not shown it.
 */
mendOwnFiles()
replaceBlockedStorage()
holdSubmits()
askForFont()
if (readText(sessionStorage, storageKeys.guestSession) !== null) leavePrerendered()
