import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { readKey, publicKeyOf } from '../../delivery/src/releases/documents/signatures'
import { SDK_PATH } from '../../delivery/src/sdk/sdk-paths'
import { inRoot } from '../lib/paths.mjs'
import { innerPort } from '../lib/ports.mjs'
import { portalCommand } from '../start/release.mjs'

/** Includes a build. */
const START_MS = 900_000

/** A portal started by `npm start`, with SDK and release API. */
export interface OwnPortal {
  readonly origin: string
  /** Public key of its releases and SDK. */
  readonly key: string
  /** Path of its root key. */
  readonly rootFile: string
  /** Runs an operator's command on its store; returns the output. */
  readonly operator: (...words: string[]) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Starts a portal with its data in this folder. */
export async function startOwnPortal(data: string): Promise<OwnPortal> {
  const port = await innerPort()
  const origin = `http://localhost:${port}`
  const rootFile = path.join(data, 'root-key.pem')
  const env = { ...process.env, PORT: String(port), DATA_DIR: data }
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], { cwd: inRoot(), env, stdio: ['ignore', 2, 2] })
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('close', resolve))
    if (child.exitCode === null && child.kill()) await ended
  }
  try {
    // The SDK is published last.
    const sdk = `${origin}${SDK_PATH}`
    for (const until = Date.now() + START_MS; !(await isUp(sdk)); await delay(500))
      if (Date.now() > until || child.exitCode !== null) throw new Error(`${sdk} does not answer.`)
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
