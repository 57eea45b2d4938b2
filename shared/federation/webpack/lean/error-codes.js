// Sentences of errors and links to their pages: the codes say it.
const code = (number) => `RUNTIME-${number}`
export const RUNTIME_001 = code('001')
export const RUNTIME_002 = code('002')
export const RUNTIME_003 = code('003')
export const RUNTIME_004 = code('004')
export const RUNTIME_005 = code('005')
export const RUNTIME_006 = code('006')
export const RUNTIME_007 = code('007')
export const RUNTIME_008 = code('008')
export const RUNTIME_009 = code('009')
export const RUNTIME_010 = code('010')
export const RUNTIME_011 = code('011')
export const RUNTIME_012 = code('012')
export const RUNTIME_013 = code('013')
export const RUNTIME_014 = code('014')
export const RUNTIME_015 = code('015')
export const runtimeDescMap = {}
export const getShortErrorMsg = (short) => short
export const logAndReport = (short, words, given, log, cause) => log(cause ? `${short} ${cause}` : short)
