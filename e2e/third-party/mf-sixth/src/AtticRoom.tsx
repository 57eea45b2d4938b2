import type { AtticProps } from '../../slots/src/mf-sixth'

export function AtticRoom({ people }: AtticProps) {
  return <p>There are {people} people in the team.</p>
}
