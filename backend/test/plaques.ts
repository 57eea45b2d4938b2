import { PlaqueConfigEntrySchema, hasDimensions, hasPhoto } from '@portal/domain/plaque'
import type { PlaqueConfigEntry } from '@portal/domain/plaque'
import { demoWorld } from 'demo'
import sharp from 'sharp'
import { parse } from 'valibot'
import type { ArtworkJob } from '../src/artwork/drawing'

const ENTRIES = demoWorld(new Date('2026-11-20T00:00:00Z')).plaqueConfig.map((each) =>
  parse(PlaqueConfigEntrySchema, each),
)

const text = (words: string, size: number | null) => ({ text: words, size: size ?? 10, font: 'Arial' as const })

/** An artwork for a catalogue plaque that uses all its features. */
async function jobOn(entry: PlaqueConfigEntry): Promise<ArtworkJob> {
  return {
    entry,
    design: {
      petName: text('Łukasz', entry.Name_Size),
      primaryText: text('Born to be loved', entry.Text1_Size),
      secondaryText: text(entry.Text2_Max ? '2012 - 2026' : '', entry.Text2_Size),
      icon: hasDimensions(entry) ? 'Dog' : 'None',
      iconPlacement: 'Left',
    },
    photo: hasPhoto(entry) ? await photoFor(entry) : null,
    name: { bookingId: '100007', lineId: 'line-1', version: 3, at: new Date('2026-11-20T03:04:05Z') },
  }
}

/** A photo of the largest size: a gradient from left to right with grain. */
async function photoFor({ PhotoSize }: PlaqueConfigEntry): Promise<Buffer> {
  const [across = 1, down = 1] = PhotoSize.split('x').map(Number)
  const [width, height] = [1080, Math.round((1080 * down) / across)]
  const data = Buffer.alloc(width * height * 3)
  for (let at = 0; at < data.length; at += 1) data[at] = ((at % (width * 3)) / (width * 3)) * 220 + ((at * 7919) % 31)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .png()
    .toBuffer()
}

/** One artwork for each catalogue plaque. */
export const CATALOGUE_JOBS = await Promise.all(ENTRIES.map(jobOn))
