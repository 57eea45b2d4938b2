import type { DemoZone } from '../types/practice'

type Locality = DemoZone['localities'][number]

/** `6160: Fremantle, …` lines to localities. */
function localities(text: string): Locality[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [postalcode = '', cities = ''] = line.split(':')
      return cities.split(',').map((city) => ({ postalcode: postalcode.trim(), city: city.trim() }))
    })
}

const PERTH_METRO = localities(`
6000: Perth
6003: Highgate, Northbridge
6004: East Perth
6005: West Perth, Kings Park
6006: North Perth
6007: Leederville, West Leederville
6008: Subiaco, Daglish, Shenton Park
6009: Nedlands, Crawley, Dalkeith
6010: Claremont, Swanbourne, Mount Claremont, Karrakatta
6011: Cottesloe, Peppermint Grove
6012: Mosman Park
6014: Floreat, Wembley, Jolimont
6015: City Beach
6016: Mount Hawthorn, Glendalough
6017: Osborne Park, Herdsman
6018: Doubleview, Innaloo, Karrinyup, Gwelup, Churchlands, Woodlands
6019: Scarborough, Wembley Downs
6020: North Beach, Sorrento, Marmion, Watermans Bay, Carine
6021: Balcatta, Stirling
6022: Hamersley
6023: Duncraig
6024: Greenwood, Warwick
6025: Hillarys, Kallaroo, Craigie, Padbury
6026: Kingsley, Woodvale
6027: Joondalup, Mullaloo, Edgewater, Heathridge, Ocean Reef, Connolly, Beldon
6029: Trigg
6050: Mount Lawley, Menora, Coolbinia
6051: Maylands
6052: Inglewood, Bedford
6053: Bayswater
6054: Bassendean, Ashfield, Eden Hill, Kiara, Lockridge
6059: Dianella
6060: Yokine, Joondanna, Tuart Hill
6061: Balga, Mirrabooka, Nollamara, Westminster
6062: Morley, Embleton, Noranda
6063: Beechboro
6064: Girrawheen, Koondoola, Marangaroo, Alexander Heights
6065: Wangara, Darch
6067: Cullacabardee
6068: Whiteman
6100: Victoria Park, Burswood, Lathlain
6101: East Victoria Park, Carlisle
6102: Bentley, St James
6103: Rivervale
6104: Belmont, Ascot, Redcliffe
6105: Cloverdale, Kewdale
6106: Welshpool
6107: Cannington, Beckenham, East Cannington, Queens Park, Wilson, Kenwick
6108: Thornlie
6147: Parkwood, Lynwood, Langford
6148: Riverton, Shelley, Ferndale, Rossmoyne
6149: Bull Creek, Leeming
6150: Murdoch, Bateman, Winthrop
6151: South Perth, Kensington
6152: Como, Karawara, Manning, Salter Point, Waterford
6153: Applecross, Ardross, Brentwood, Mount Pleasant
6154: Alfred Cove, Booragoon, Myaree
6155: Canning Vale, Willetton
6156: Attadale, Melville, Willagee
6157: Bicton, Palmyra
6158: East Fremantle
6159: North Fremantle
6160: Fremantle
6162: Beaconsfield, South Fremantle, White Gum Valley
6163: Bibra Lake, Coolbellup, Hamilton Hill, Hilton, Kardinya, North Lake, O'Connor, Samson, Spearwood, North Coogee
6164: Atwell, Beeliar, Cockburn Central, Hammond Park, Jandakot, South Lake, Success, Yangebup
6166: Coogee, Munster
`)

const PERTH_OUTER = localities(`
6028: Burns Beach, Currambine, Iluka, Kinross
6030: Clarkson, Merriwa, Mindarie, Quinns Rocks, Tamala Park, Ridgewood
6031: Banksia Grove, Carramar, Neerabup
6032: Nowergup
6035: Yanchep
6036: Butler, Jindalee
6037: Two Rocks
6038: Alkimos
6055: Caversham, Guildford, Hazelmere, West Swan, Henley Brook
6056: Midland, Bellevue, Koongamia, Middle Swan, Stratton, Swan View, Greenmount
6057: High Wycombe, Maida Vale
6058: Forrestfield
6065: Wanneroo, Landsdale, Madeley, Pearsall, Hocking, Tapping
6066: Ballajura
6069: Ellenbrook, Aveley, Upper Swan, The Vines
6070: Darlington
6071: Glen Forrest
6072: Mahogany Creek
6073: Mundaring
6076: Kalamunda, Lesmurdie, Gooseberry Hill, Bickley
6109: Maddington, Orange Grove
6110: Gosnells, Huntingdale, Southern River
6111: Kelmscott, Roleystone, Karragullen
6112: Armadale, Harrisdale, Piara Waters, Seville Grove
6122: Byford
6123: Mundijong
6124: Jarrahdale
6125: Serpentine
6164: Aubin Grove
6166: Henderson
6167: Kwinana Town Centre, Calista, Medina, Parmelia, Bertram, Wandi
6168: Rockingham, Cooloongup, East Rockingham, Hillman
6169: Safety Bay, Shoalwater, Waikiki, Warnbro
6170: Wellard
6171: Baldivis
6172: Port Kennedy
6173: Secret Harbour
6174: Golden Bay
6175: Singleton
6210: Mandurah, Halls Head, Falcon, Meadow Springs, Greenfields
`)

const MELBOURNE_METRO = localities(`
3000: Melbourne
3002: East Melbourne
3003: West Melbourne
3004: Melbourne
3006: Southbank, South Wharf
3008: Docklands
3011: Footscray, Seddon
3012: West Footscray, Maidstone, Kingsville, Brooklyn
3013: Yarraville
3015: Newport, Spotswood, South Kingsville
3016: Williamstown, Williamstown North
3018: Altona, Seaholme
3019: Braybrook
3020: Sunshine, Albion, Sunshine West
3025: Altona North
3031: Flemington, Kensington
3032: Ascot Vale, Maribyrnong, Travancore
3033: Keilor East
3034: Avondale Heights
3039: Moonee Ponds
3040: Essendon, Aberfeldie
3041: Strathmore, Essendon North
3042: Niddrie, Airport West
3044: Pascoe Vale
3046: Glenroy, Oak Park, Hadfield
3051: North Melbourne
3052: Parkville
3053: Carlton
3054: Carlton North, Princes Hill
3055: Brunswick West
3056: Brunswick
3057: Brunswick East
3058: Coburg, Coburg North
3060: Fawkner
3061: Campbellfield
3065: Fitzroy
3066: Collingwood
3067: Abbotsford
3068: Clifton Hill, Fitzroy North
3070: Northcote
3071: Thornbury
3072: Preston
3073: Reservoir
3074: Thomastown
3078: Fairfield, Alphington
3079: Ivanhoe
3081: Heidelberg Heights, Heidelberg West
3084: Heidelberg, Rosanna, Viewbank
3085: Macleod
3087: Watsonia
3093: Lower Plenty
3094: Montmorency
3101: Kew
3102: Kew East
3103: Balwyn, Deepdene
3104: Balwyn North
3105: Bulleen
3106: Templestowe
3107: Templestowe Lower
3108: Doncaster
3109: Doncaster East
3111: Donvale
3114: Park Orchards
3121: Richmond, Cremorne, Burnley
3122: Hawthorn
3123: Hawthorn East
3124: Camberwell
3125: Burwood
3126: Canterbury
3127: Surrey Hills, Mont Albert
3128: Box Hill, Box Hill South
3129: Box Hill North, Mont Albert North
3130: Blackburn, Blackburn North, Blackburn South
3131: Nunawading, Forest Hill
3132: Mitcham
3133: Vermont, Vermont South
3134: Ringwood, Ringwood North, Warrandyte South, Warranwood
3135: Ringwood East, Heathmont
3136: Croydon, Croydon Hills, Croydon North
3141: South Yarra
3142: Toorak
3143: Armadale
3144: Malvern
3145: Malvern East, Caulfield East
3146: Glen Iris
3147: Ashburton, Ashwood
3148: Chadstone
3149: Mount Waverley
3150: Glen Waverley, Wheelers Hill
3151: Burwood East
3161: Caulfield North
3162: Caulfield, Caulfield South
3163: Carnegie, Glen Huntly, Murrumbeena
3165: Bentleigh East
3166: Oakleigh, Hughesdale, Huntingdale
3167: Oakleigh South
3168: Clayton, Notting Hill
3169: Clayton South
3170: Mulgrave
3171: Springvale
3172: Springvale South
3181: Prahran, Windsor
3182: St Kilda, St Kilda West
3183: Balaclava, St Kilda East
3184: Elwood
3185: Elsternwick, Ripponlea
3186: Brighton
3187: Brighton East
3188: Hampton
3189: Moorabbin
3190: Highett
3191: Sandringham
3192: Cheltenham
3193: Beaumaris, Black Rock
3194: Mentone
3204: Bentleigh, McKinnon, Ormond
3205: South Melbourne
3206: Albert Park, Middle Park
3207: Port Melbourne
`)

const MELBOURNE_OUTER = localities(`
3021: St Albans, Kings Park, Kealba
3023: Caroline Springs, Deer Park, Burnside
3024: Wyndham Vale, Manor Lakes
3026: Laverton North
3027: Williams Landing
3028: Laverton, Altona Meadows
3029: Hoppers Crossing, Tarneit, Truganina
3030: Werribee, Point Cook
3036: Keilor
3037: Sydenham, Taylors Hill, Hillside
3038: Taylors Lakes, Watergardens
3043: Tullamarine, Gladstone Park
3047: Broadmeadows, Dallas
3048: Coolaroo, Meadow Heights
3049: Westmeadows, Attwood
3059: Greenvale
3064: Craigieburn, Roxburgh Park, Mickleham
3075: Lalor
3076: Epping
3082: Mill Park
3083: Bundoora, Kingsbury
3088: Greensborough, Briar Hill
3089: Diamond Creek
3095: Eltham, Research
3097: Kangaroo Ground
3099: Hurstbridge
3113: Warrandyte
3115: Wonga Park
3116: Chirnside Park
3137: Kilsyth
3138: Mooroolbark
3139: Yarra Junction, Woori Yallock
3140: Lilydale
3152: Wantirna, Wantirna South
3153: Bayswater, Bayswater North
3154: The Basin
3155: Boronia
3156: Ferntree Gully, Upper Ferntree Gully
3158: Upwey
3160: Belgrave, Tecoma
3173: Keysborough
3174: Noble Park
3175: Dandenong, Dandenong North, Dandenong South
3177: Doveton
3178: Rowville
3179: Scoresby
3180: Knoxfield
3195: Mordialloc, Aspendale, Parkdale, Braeside
3196: Chelsea, Bonbeach, Edithvale
3197: Carrum, Patterson Lakes
3198: Seaford
3199: Frankston, Frankston South
3200: Frankston North
3201: Carrum Downs
3220: Geelong, Newtown
3335: Rockbank
3337: Melton
3338: Melton South
3340: Bacchus Marsh
3429: Sunbury
3750: Wollert
3752: South Morang
3754: Mernda, Doreen
3756: Wallan
3757: Whittlesea
3777: Healesville
3782: Emerald
3799: Yarra Glen
3802: Endeavour Hills
3803: Hallam
3805: Narre Warren
3806: Berwick
3809: Officer
3810: Pakenham
3915: Hastings
3930: Mount Eliza
3931: Mornington
3939: Rosebud
3976: Hampton Park
3977: Cranbourne
3978: Clyde
`)

/**
 * Each metropolitan region has a weekday and an after-hours zone; further out has one zone.
 * The far north of either state has none [WIZ-92, API-32].
 */
export const ZONES: readonly DemoZone[] = [
  {
    id: 'zone-perth-weekday',
    name: 'Home Collection - Perth Metro, Weekday',
    fees: { collection: 50, return: 25 },
    localities: PERTH_METRO,
  },
  {
    id: 'zone-perth-after-hours',
    name: 'Home Collection - Perth Metro, After Hours',
    fees: { collection: 95, return: 25 },
    localities: PERTH_METRO,
  },
  {
    id: 'zone-perth-outer',
    name: 'Home Collection - Perth Hills and Coast',
    fees: { collection: 75, return: 35 },
    localities: PERTH_OUTER,
  },
  {
    id: 'zone-melbourne-weekday',
    name: 'Home Collection - Melbourne Metro, Weekday',
    fees: { collection: 50, return: 30 },
    localities: MELBOURNE_METRO,
  },
  {
    id: 'zone-melbourne-after-hours',
    name: 'Home Collection - Melbourne Metro, After Hours',
    fees: { collection: 95, return: 30 },
    localities: MELBOURNE_METRO,
  },
  {
    id: 'zone-melbourne-outer',
    name: 'Home Collection - Greater Melbourne',
    fees: { collection: 80, return: null },
    localities: MELBOURNE_OUTER,
  },
]
