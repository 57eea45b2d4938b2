/** A time as people read it, to the second, in UTC as in logs. */
export const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}Z`
