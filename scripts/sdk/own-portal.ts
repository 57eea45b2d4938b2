import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readKey } from '../../delivery/src/release/documents/key-file'
import { publicKeyOf } from '../../delivery/src/release/documents/signatures'
import { inRoot } from '../lib/paths.mjs'
import { anyPort, innerPort } from '../lib/ports.mjs'
import { portalCommand, releaseStore } from '../start/release.mjs'

/** It may have to be built first. */
const START_MS = 900_000

/** A portal of its own with a release API, as an operator runs them. */
export interface OwnPortal {
  readonly origin: string
  /** The public half of the key that has signed what it serves, its SDK too. */
  readonly key: string
  /** The file of its root key. */
  readonly rootFile: string
  /** A command of the operator on its store; answers what it says. */
  readonly operator: (...words: string[]) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts them with data in this folder; nothing of it is anybody else's. */
export async function startOwnPortal(data: string): Promise<OwnPortal> {
  const [port, apiPort] = [await innerPort(), await anyPort()]
  const [origin, releaseApi] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`]
  const rootFile = path.join(data, 'root-key.pem')
  const children: ChildProcess[] = []
  const start = (words: readonly string[], env: NodeJS.ProcessEnv) =>
    children.push(
      spawn(process.execPath, words, { cwd: inRoot(), env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] }),
    )
  const answers = async (url: string) => {
    const until = Date.now() + START_MS
    while (!(await isUp(url))) {
      if (Date.now() > until || children.some(({ exitCode }) => exitCode !== null))
        throw new Error(`${url} does not answer.`)
      await delay(500)
    }
  }
  const stop = async () => {
    for (const child of children.splice(0).toReversed()) {
      const ended = new Promise((resolve) => child.once('close', resolve))
      if (child.exitCode === null && child.kill()) await ended
    }
  }
  try {
    start([inRoot('scripts/start.mjs')], { PORT: String(port), DATA_DIR: data, RELEASE_API: releaseApi })
    await answers(`${origin}/health/ready`)
    start(['--import', 'tsx', inRoot('delivery/src/release-api/main.ts')], {
      RELEASE_STORE: releaseStore(data),
      RELEASE_ROOT_KEY: publicKeyOf(readKey(rootFile)),
      RELEASE_KEYS: '',
      PORT_RELEASE_API: String(apiPort),
    })
    await answers(`${releaseApi}/health`)
  } catch (error) {
    await stop()
    throw error
  }
  const key = publicKeyOf(readKey(path.join(data, 'release-key.pem')))
  return { origin, key, rootFile, operator: (...words) => portalCommand(data, ...words), stop }
}

const isUp = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
