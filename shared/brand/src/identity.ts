/** A brand's logo: a mark, and the words beside it. */
export interface BrandLogo {
  /** As stock, guides and tags know the brand [OPEN-09]. */
  readonly code: string
  readonly name: string
  /** A line under the name that tells regional variants apart. */
  readonly region: string
  /** On a 48 × 48 grid: a solid shape, and the lines cut out of it. */
  readonly mark: { readonly solid: string; readonly line: string }
}

/** A colour that differs from brand to brand, by the name of its token without `--color-`. */
type BrandColour = 'brand' | 'brand-hover' | 'on-brand' | 'brand-soft' | 'brand-soft-text' | 'link'

/** Colours of one theme, as hex: html2canvas reads neither oklch nor color-mix. */
export type BrandColours = Readonly<Record<BrandColour, string>>

/** What tells a brand from others besides its logo. */
export interface BrandIdentity {
  readonly name: string
  /** Sites of the brand; any other host shows the default brand [SHL-52, OPEN-09]. */
  readonly hosts: readonly string[]
  /** Client Care, `+61…`. */
  readonly phone: string
  readonly email: string
  /** When Client Care answers, Monday to Friday by the clock of its own place. */
  readonly careHours: { readonly opens: string; readonly closes: string; readonly time_zone: string }
  /** After how many days what waits needs a clinic's attention; 0 is at once [OPEN-182]. */
  readonly attentionAfterDays: Readonly<Record<'changes' | 'instructions' | 'approval' | 'unsubmitted', number>>
  readonly welcome: string
  /** Its page with the latest stock information [SHL-51, OPEN-11]. */
  readonly stockInformationUrl: string
  /** What its printed guides say of the country around: where its garden lies, and a good last outing. */
  readonly nearby: { readonly garden: string; readonly outing: string }
  /** Light by day, dark after hours. */
  readonly colours: { readonly day: BrandColours; readonly night: BrandColours }
}
