import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database'
import type { Connection } from './connect'
import { migrate } from './migrate'
import { engravingVersions } from './schema/engraving'

const TEXT = { text: 'Luna', size: 34, font: 'Arial', max: 11 }
const DETAILS = {
  icon: 'Dog',
  iconPosition: 'Right',
  petName: TEXT,
  primaryText: TEXT,
  secondaryText: TEXT,
  imagePath: 'engravings/100007.svg',
}

let connection: Connection
beforeAll(async () => {
  connection = await testDatabase()
  await connection.sql.exec(`
    drop table engraving_uploads, engraving_versions, engravings;
    create table engravings (
      practice_id text not null, booking_id text not null, line_id text not null, id text not null,
      product_id text not null, approved_at timestamptz(3), details jsonb not null,
      primary key (practice_id, booking_id, line_id),
      foreign key (practice_id, booking_id) references bookings (practice_id, id)
    );
    insert into practices (id, name, brand, relationship, has_portal_access, pricing, default_collection_location,
      provides_client_details, temporary_opportunity_id, office, email, phone)
    values ('p', 'Harbour', 'WA LWD', 'vet_unity', 'Yes', 'RRP', 'Vet', 1, 't', '{}', '', '');
    insert into bookings (practice_id, id, stage, service_type_id, service_type, relationship, vet_staff, date_entered, details, fees)
    values ('p', 'b', 's', 'st', 'private cremation', 'vet_unity', 'Kim', now(), '{}', '{}');
    insert into engravings values ('p', 'b', 'l', 'e', 'plaque-text', now(), '${JSON.stringify(DETAILS)}');
    delete from migrations where name in ('0014_engraving_versions.sql', '0017_drawn_artwork.sql')`)
  await migrate(connection.sql)
})
afterAll(() => connection.close())

test('an engraving from before is its own first version, without a picture and to be approved again', async () => {
  const [row] = await connection.sql.query('select * from engravings')
  expect(row).toMatchObject({ id: 'e', version: 1, approved_at: null, approved_sha256: null, change_note: null })
  const [version] = await connection.db.select().from(engravingVersions)
  expect(version).toMatchObject({ version: 1, savedAs: 'staff', artworkKey: null })
  expect(version?.details).toMatchObject({
    quotedProductId: 'l',
    productId: 'plaque-text',
    icon: 'Dog',
    iconPlacement: 'Right',
    petName: TEXT,
    imageOptions: { croppedAreaPixels: null, rotation: 0 },
  })
})
