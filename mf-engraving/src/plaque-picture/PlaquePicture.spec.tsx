// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { loadOutlines, layoutPlaque } from '@portal/plaque'
import { expect, test } from 'vitest'
import { PlaquePicture } from './PlaquePicture'
import { tone } from './toned-photo'

const text = (words: string) => ({ text: words, size: 30, font: 'Arial' as const })

async function layoutOf(name: string) {
  const entry = {
    SugarID: 'p1',
    ID: '1',
    Product: 'Plaque',
    Size: 'Medium',
    Shape: 'Rectangle',
    Color: 'Silver',
    Dimensions: '9 x 6',
    Ratios: '3:2',
    PhotoSize: '3 x 4',
    Icon_Ratio: '0.22',
    Name_Size: 34,
    Text1_Size: 20,
    Text2_Size: 16,
    Name_Max: 11,
    Text1_Max: 29,
    Text2_Max: 29,
    Vessel_Image: 1,
  }
  const words = { petName: text(name), primaryText: text('Loved'), secondaryText: text('2026') }
  const outlines = await loadOutlines(['Arial'])
  return layoutPlaque(entry, { ...words, icon: 'Heart', iconPlacement: 'Left', hasPhoto: false }, outlines)
}

test('the picture is told in words and keeps its shape [ENG-51]', async () => {
  render(<PlaquePicture layout={await layoutOf('Bella')} photo={null} label="Name: Bella. Icon: Heart, left" />)
  const picture = screen.getByRole('img', { name: 'Name: Bella. Icon: Heart, left' })
  expect(picture.style.aspectRatio).toBe(`500 / ${1000 / 3}`)
})

test('a photo takes the two tones of its metal', () => {
  // Black, white and a middle gray, from #204060 to #e0c0a0: 0x20 = 32 and 0xe0 = 224, so gray 102 (0.4) is 108.8.
  const pixels = new Uint8ClampedArray([0, 0, 0, 255, 255, 255, 255, 255, 102, 102, 102, 255])
  tone(pixels, ['#204060', '#e0c0a0'])
  expect([...pixels]).toEqual([32, 64, 96, 255, 224, 192, 160, 255, 109, 115, 122, 255])
})
