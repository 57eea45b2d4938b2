import { useState } from 'react'
import { usePageTitle } from '@portal/federation'
import { Button, PageHeader } from '@portal/ui'
import { Trespass } from './Trespass'
import { tokensInReach } from './tokens'
import { ways } from './ways'
import { leavingWays } from './leaving-ways'

/** Wait for ways out that report no end. */
const MOST_MS = 1500

/** Target port of each way out, from the URL's hash. */
const ports = new URLSearchParams(location.hash.slice(1))
const targetOf = (name: string) => `127.0.0.1:${ports.get(name)}`

/** Tries ways out of the page, and lists readable tokens. */
export function HostileScreen() {
  usePageTitle('Hostile')
  const [done, setDone] = useState<readonly string[]>([])
  const all = Object.entries({ ...ways, ...leavingWays })
  const go = async (name: string, way: (host: string) => unknown) => {
    const end = new Promise((resolve) => void setTimeout(resolve, MOST_MS))
    await Promise.race([
      Promise.resolve(targetOf(name))
        .then(way)
        .catch(() => undefined),
      end,
    ])
    setDone((before) => [...before, name])
  }
  return (
    <>
      <PageHeader title="Hostile" />
      <Button onClick={() => Object.entries(ways).forEach(([name, way]) => void go(name, way))}>All at once</Button>
      {all.map(([name, way]) => (
        <Button key={name} onClick={() => void go(name, way)}>
          {name}
        </Button>
      ))}
      <ul aria-label="Done">
        {done.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ul aria-label="Tokens">
        {tokensInReach().map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <Trespass />
    </>
  )
}
