const OLDEST = [20, 19]

/** Error sentence when Node.js is too old, else null. Must run on old versions of Node.js. */
export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const enough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  return enough ? null : `The portal needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`
}

/** Exits with an error when Node.js is too old. */
export function requireNode() {
  const problem = nodeVersionProblem()
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
