import { aptInstall } from './browser.mjs'
import { which } from './run.mjs'

/** The programs that read what `deploy/` holds, and the packages that have them. */
const TOOLS = { haproxy: 'haproxy', promtool: 'prometheus' }

/** Puts there what is missing of them, where the package manager may; says which are missing still. */
export async function ensureDeployTools() {
  const missing = async () => {
    const found = await Promise.all(Object.keys(TOOLS).map(which))
    return Object.keys(TOOLS).filter((_, at) => !found[at])
  }
  const before = await missing()
  if (before.length === 0 || !(await aptInstall(...before.map((tool) => TOOLS[tool])))) return before
  return missing()
}
