/** Countries and territories that have addresses of their own, by their ISO codes. */
export const COUNTRY_CODES = `AU NZ AD AE AF AG AI AL AM AO AR AS AT AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR
  BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FK FM
  FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG
  KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW
  MX MY MZ NA NC NE NF NG NI NL NO NP NR NU OM PA PE PF PG PH PK PL PM PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU
  WF WS XK YE YT ZA ZM ZW`.split(/\s+/)

/** What people write for a country besides its name, in lower case without dots. */
export const COUNTRY_ALIASES: Readonly<Record<string, string>> = {
  aus: 'AU',
  'commonwealth of australia': 'AU',
  aotearoa: 'NZ',
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  eire: 'IE',
  'republic of ireland': 'IE',
  usa: 'US',
  america: 'US',
  'united states of america': 'US',
  'hong kong': 'HK',
  macau: 'MO',
  holland: 'NL',
  'the netherlands': 'NL',
  'south korea': 'KR',
  korea: 'KR',
  burma: 'MM',
  'czech republic': 'CZ',
  turkey: 'TR',
  uae: 'AE',
}
