const MONTH = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*\.?`

/** A day, month or year beside a mark: "2/11/26", "2 Nov 2026", "2014-2026". */
export const DATE = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}(?:st|nd|rd|th)?\s+${MONTH},?(?:\s+'?\d{2,4})?|${MONTH}(?:\s+\d{1,2},?)?\s+\d{4}|(?:19|20)\d{2}(?:\s*[-–]\s*(?:19|20)\d{2})?)(?:,?\s+\d{1,2}[:.]\d{2}\s*(?:[ap]m)?)?`

/** Says that a patient has died or is inactive, in words that no name ends with. */
export const DIED_FIRM = String.raw`(?:is\s+|has\s+|was\s+)?(?:deceased|deceas\.?|dec['’]?d\.?|dcsd\.?|r\.\s?i\.\s?p\.?|p\.\s?t\.\s?s\.?|pts|put\s+(?:to\s+sleep|down)|euthan[a-z]*|euth(?:['’]?d)?\.?|passed(?:\s+(?:away|on|over))?|died|inactive)`

/**
 * All notes that a patient has died or is inactive. Some of the words can also be names, as in "Better Late", so they
 * count only if the text has nothing else.
 */
export const DIED = String.raw`(?:${DIED_FIRM}|dead|dod|doa|departed|expired|rainbow\s+bridge|crossed\s+(?:over|the\s+rainbow\s+bridge)|(?:the\s+)?late|gone|archived|not\s+active|no\s+longer\s+(?:active|with\s+us))`

/** Prefixes of the name of a deceased patient. */
export const DIED_BEFORE = String.raw`(?:${DIED_FIRM}|(?:the\s+)?late|in\s+(?:loving\s+)?memory\s+of)`

/** Symbols for a deceased patient. */
export const SIGNS = String.raw`[*†‡✝✞☠⚰🕊🌈]\ufe0f?`

/** Roles of an owner that software notes beside the name. */
export const ROLE = String.raw`(?:(?:primary|secondary|main|emergency|joint|co-?|pet|new|existing|current|registered|legal)\s*)*(?:owner|client|customer|guardian|contact|account\s+holder|carer|payer|bill\s+payer|person)s?(?:\s*[12])?`

/** Titles of owners. */
export const TITLE = String.raw`(?:mr|mrs|ms|miss|mx|dr|prof(?:essor)?|rev(?:erend)?|sir|lady|dame|fr|hon|mstr|messrs)\b\.?`
