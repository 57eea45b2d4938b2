/** A brand's logo: a mark, and the words beside it. */
export interface BrandLogo {
  /** Code of the brand in stock data, guides and tags [OPEN-09]. */
  readonly code: string
  readonly name: string
  /** A line under the name that tells regional variants apart. */
  readonly region: string
  /** The mark on a 48 × 48 grid: a solid shape, and the lines cut out of it. */
  readonly mark: { readonly solid: string; readonly line: string }
}

/** A colour that differs from brand to brand, by the name of its token without `--color-`. */
type BrandColour = 'brand' | 'brand-hover' | 'on-brand' | 'brand-soft' | 'brand-soft-text' | 'link'

/** Colours of one theme, as hex: html2canvas reads neither oklch nor color-mix. */
export type BrandColours = Readonly<Record<BrandColour, string>>

/** Data of a brand except its logo. */
export interface BrandIdentity {
  readonly name: string
  /** Sites of the brand; any other host shows the default brand [SHL-52, OPEN-09]. */
  readonly hosts: readonly string[]
  /** Phone number of Client Care, `+61…`. */
  readonly phone: string
  readonly email: string
  /** Opening hours of Client Care from Monday to Friday, in its own time zone. */
  readonly careHours: { readonly opens: string; readonly closes: string; readonly time_zone: string }
  /** Days after which each kind of waiting needs the clinic's attention; 0 means at once [OPEN-182]. */
  readonly attentionAfterDays: Readonly<Record<'changes' | 'instructions' | 'approval' | 'unsubmitted', number>>
  readonly welcome: string
  /** Address of the brand's page with the latest stock information [SHL-51, OPEN-11]. */
  readonly stockInformationUrl: string
  /** Places that the printed guides name: where the brand's garden lies, and a good last outing. */
  readonly nearby: { readonly garden: string; readonly outing: string }
  /** Colours of the light theme (day) and of the dark theme (after hours). */
  readonly colours: { readonly day: BrandColours; readonly night: BrandColours }
}
