/** The brand codes of stock, guides and tags [OPEN-09]; the first is the default [SHL-53]. */
export const BRAND_CODES = ['WA LWD', 'VIC EDH', 'SA EDH', 'AW EDH'] as const
export type BrandCode = (typeof BRAND_CODES)[number]
const DEFAULT_BRAND: BrandCode = 'WA LWD'

/** What the page shows of a brand before the API has answered. */
export interface BrandDisplay {
  readonly name: string
  readonly welcome: string
  readonly phone: string
  /** Its page with the latest stock information [SHL-51, OPEN-11]. */
  readonly stockInformationUrl: string
}

export const BRANDS: Readonly<Record<BrandCode, BrandDisplay>> = {
  'WA LWD': {
    name: 'Lightwood Pet Farewells',
    welcome:
      'Welcome to the Lightwood clinic portal. Book a cremation, choose a resting place and follow each pet on the way home.',
    phone: '08 9200 0000',
    stockInformationUrl: 'https://www.lightwood.example/clinics/stock',
  },
  'VIC EDH': {
    name: 'Elderheath Pet Farewells',
    welcome:
      'Welcome to the Elderheath clinic portal. Everything your team needs to look after a pet and a family after a goodbye.',
    phone: '03 7010 0140',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-vic',
  },
  'SA EDH': {
    name: 'Elderheath South Australia',
    welcome:
      'Welcome to the Elderheath clinic portal for South Australia. Book, choose and follow each pet in one place.',
    phone: '08 7010 0260',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-sa',
  },
  'AW EDH': {
    name: 'Elderheath Albury Wodonga',
    welcome:
      'Welcome to the Elderheath clinic portal for Albury Wodonga. Book, choose and follow each pet in one place.',
    phone: '02 5550 0380',
    stockInformationUrl: 'https://www.elderheath.example/clinics/stock-aw',
  },
}

export const DEFAULT_BRAND_HOSTS: Readonly<Record<string, BrandCode>> = {
  'lwd.localhost': 'WA LWD',
  'edh.localhost': 'VIC EDH',
}

export const isBrandCode = (value: unknown): value is BrandCode => BRAND_CODES.some((code) => code === value)

/** File of a brand's picture for the tab. */
export const iconFile = (brand: string) => `${brand.toLowerCase().replace(' ', '-')}.svg`

type BrandHosts = Readonly<Record<string, BrandCode>>
const hostName = (host: string) => host.toLowerCase().replace(/:\d+$/, '')

/** Is this the host of one of the brands? */
export const isBrandHost = (host: string, hosts: BrandHosts) => Object.hasOwn(hosts, hostName(host))

/** The brand of a site by its host name; a port and letter case do not matter [SHL-52, OPEN-09]. */
export function brandOfHost(host: string, hosts: BrandHosts): BrandCode {
  return isBrandHost(host, hosts) ? (hosts[hostName(host)] ?? DEFAULT_BRAND) : DEFAULT_BRAND
}
