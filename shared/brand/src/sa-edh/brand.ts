import type { BrandIdentity } from '../identity'

export const SA_EDH: BrandIdentity = {
  name: 'Elderheath South Australia',
  hosts: [],
  phone: '+61870100260',
  email: 'adelaide@elderheath.example',
  careHours: { opens: '08:00', closes: '17:00', time_zone: 'Australia/Adelaide' },
  attentionAfterDays: { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 },
  welcome:
    'Welcome to the Elderheath clinic portal for South Australia. Book, choose and follow each pet in one place.',
  stockInformationUrl: 'https://www.elderheath.example/clinics/stock-sa',
  nearby: {
    garden: 'in the Adelaide Hills',
    outing: 'A sunset on the jetty, with time to smell every post',
  },
  colours: {
    day: {
      brand: '#8a4326',
      'brand-hover': '#6e341c',
      'on-brand': '#ffffff',
      'brand-soft': '#f7e9e2',
      'brand-soft-text': '#74371e',
      link: '#8a4326',
    },
    night: {
      brand: '#e8a98c',
      'brand-hover': '#f0bea6',
      'on-brand': '#33140a',
      'brand-soft': '#44281c',
      'brand-soft-text': '#f0bea6',
      link: '#ebaf94',
    },
  },
}
