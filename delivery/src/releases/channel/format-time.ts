/** Formats an ISO time as `2026-11-20 10:00:00Z`, as logs do. */
export const formatTime = (iso: string) => `${iso.slice(0, 10)} ${iso.slice(11, 19)}Z`
