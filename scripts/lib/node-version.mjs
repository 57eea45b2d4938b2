const OLDEST = [20, 19]

/** Exits with an error when Node.js is too old. Must run on old versions of Node.js. */
export function requireNode() {
  const version = process.versions.node
  const [major, minor] = version.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  console.error(`The portal needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`)
  process.exit(1)
}
