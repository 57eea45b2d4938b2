/** Home suburb of pet owners. */
export interface Suburb {
  name: string
  postcode: string
  state: 'WA' | 'VIC'
  lat: number
  lng: number
}

type SuburbRow = readonly [name: string, postcode: string, lat: number, lng: number]

const PERTH_ROWS: SuburbRow[] = [
  ['Fremantle', '6160', -32.0569, 115.7439], ['East Fremantle', '6158', -32.0389, 115.7677],
  ['North Fremantle', '6159', -32.0333, 115.7536], ['Beaconsfield', '6162', -32.0686, 115.7636],
  ['White Gum Valley', '6162', -32.0614, 115.7717], ['South Fremantle', '6162', -32.0703, 115.7542],
  ['Palmyra', '6157', -32.0448, 115.7853], ['Bicton', '6157', -32.0286, 115.7836],
  ['Attadale', '6156', -32.0231, 115.8036], ['Melville', '6156', -32.0412, 115.8034],
  ['Willagee', '6156', -32.0531, 115.8033], ['Alfred Cove', '6154', -32.0328, 115.8136],
  ['Booragoon', '6154', -32.0394, 115.8333], ['Applecross', '6153', -32.0161, 115.8369],
  ['Mount Pleasant', '6153', -32.0256, 115.8508], ['Como', '6152', -31.9942, 115.8647],
  ['South Perth', '6151', -31.9803, 115.8642], ['Victoria Park', '6100', -31.9764, 115.8989],
  ['Subiaco', '6008', -31.9489, 115.8258], ['Claremont', '6010', -31.9806, 115.7819],
  ['Cottesloe', '6011', -31.9942, 115.7606], ['Mosman Park', '6012', -32.0131, 115.7619],
  ['Nedlands', '6009', -31.9800, 115.8069], ['Scarborough', '6019', -31.8944, 115.7642],
  ['Mount Lawley', '6050', -31.9322, 115.8725], ['Bayswater', '6053', -31.9175, 115.9189],
  ['Coogee', '6166', -32.1175, 115.7664], ['Spearwood', '6163', -32.1053, 115.7781],
  ['Hamilton Hill', '6163', -32.0850, 115.7794], ['Bibra Lake', '6163', -32.0967, 115.8225],
  ['Canning Vale', '6155', -32.0858, 115.9181], ['Joondalup', '6027', -31.7447, 115.7661],
]

const MELBOURNE_ROWS: SuburbRow[] = [
  ['Ringwood', '3134', -37.8142, 145.2290], ['Croydon', '3136', -37.7953, 145.2811],
  ['Mitcham', '3132', -37.8172, 145.1925], ['Box Hill', '3128', -37.8189, 145.1256],
  ['Blackburn', '3130', -37.8200, 145.1500], ['Doncaster', '3108', -37.7850, 145.1264],
  ['Camberwell', '3124', -37.8422, 145.0694], ['Hawthorn', '3122', -37.8222, 145.0353],
  ['Kew', '3101', -37.8064, 145.0306], ['Richmond', '3121', -37.8231, 144.9981],
  ['Southbank', '3006', -37.8258, 144.9639], ['South Melbourne', '3205', -37.8335, 144.9603],
  ['Port Melbourne', '3207', -37.8333, 144.9219], ['Albert Park', '3206', -37.8428, 144.9556],
  ['St Kilda', '3182', -37.8640, 144.9820], ['Elwood', '3184', -37.8820, 144.9870],
  ['Brighton', '3186', -37.9056, 145.0028], ['Prahran', '3181', -37.8497, 144.9928],
  ['Carlton', '3053', -37.8001, 144.9671], ['Brunswick', '3056', -37.7667, 144.9600],
  ['Northcote', '3070', -37.7697, 144.9986], ['Preston', '3072', -37.7500, 145.0167],
  ['Footscray', '3011', -37.8000, 144.9000], ['Williamstown', '3016', -37.8561, 144.8978],
  ['Yarraville', '3013', -37.8156, 144.8900], ['Glen Waverley', '3150', -37.8781, 145.1642],
  ['Bayswater', '3153', -37.8417, 145.2675], ['Lilydale', '3140', -37.7575, 145.3547],
]

const suburbs = (state: Suburb['state'], rows: SuburbRow[]): Suburb[] =>
  rows.map(([name, postcode, lat, lng]) => ({ name, postcode, state, lat, lng }))

export const PERTH = suburbs('WA', PERTH_ROWS)
export const MELBOURNE = suburbs('VIC', MELBOURNE_ROWS)

export const STREETS = [
  'Acacia Street', 'Albatross Way', 'Banksia Crescent', 'Bay View Terrace', 'Beach Street', 'Bellevue Road',
  'Blackwood Avenue', 'Boronia Lane', 'Brolga Place', 'Carrington Street', 'Cedar Grove', 'Clifton Street',
  'Coral Court', 'Daly Street', 'Eucalypt Drive', 'Fern Road', 'Grevillea Way', 'Hakea Street', 'Heath Lane',
  'Hope Street', 'Ironbark Road', 'Jarrah Close', 'Kangaroo Paw Drive', 'Karri Place', 'Lilac Street',
  'Lorikeet Avenue', 'Magpie Lane', 'Marmion Street', 'Myrtle Avenue', 'Orchard Road', 'Parry Street',
  'Peppermint Grove', 'Quarry Street', 'River Road', 'Rosella Street', 'Sandpiper Way', 'Sheoak Drive',
  'Solomon Street', 'Swan Street', 'Tuart Road', 'Wandoo Street', 'Waratah Place', 'Wattle Street', 'Willow Lane',
] as const
