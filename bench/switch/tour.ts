/**
 * Walks over every way between two neighbours once in each direction, each back to where it began: each step is a switch
 * to measure. One walk where all places hang together, else one for each part that does; such a walk exists, since each
 * way leads back too.
 */
export function tours<T>(places: readonly T[], areNeighbours: (one: T, other: T) => boolean): (readonly T[])[] {
  const ways = new Map(places.map((place) => [place, places.filter((other) => areNeighbours(place, other))]))
  // Hierholzer's: go on until nothing is left here, then step back to where something is.
  const visit = (place: T, walked: T[] = []): readonly T[] => {
    const left = ways.get(place) ?? []
    for (let next = left.shift(); next !== undefined; next = left.shift()) visit(next, walked)
    walked.unshift(place)
    return walked
  }
  return places.flatMap((place) => (ways.get(place)?.length ? [visit(place)] : []))
}
