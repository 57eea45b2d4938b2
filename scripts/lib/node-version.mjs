const OLDEST = [20, 19]

/** A sentence when this Node.js is too old for the portal, else null. Runs on any Node.js with modules. */
export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  const enough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
  return enough ? null : `The portal needs Node.js ${OLDEST.join('.')} or newer; this is ${version}.`
}

/** Ends the process with one clear line when Node.js is too old. */
export function requireNode() {
  const problem = nodeVersionProblem()
  if (!problem) return
  console.error(problem)
  process.exit(1)
}
