/** What people call the database of an address: never its password. */
export function databaseName(url) {
  const { pathname, host } = new URL(url)
  return `"${decodeURIComponent(pathname.slice(1))}" on ${host || 'this machine'}`
}
