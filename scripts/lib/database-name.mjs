/** Name of the database in a URL, without user and password. */
export function databaseName(url) {
  const { pathname, host } = new URL(url)
  return `"${decodeURIComponent(pathname.slice(1))}" on ${host || 'this machine'}`
}
