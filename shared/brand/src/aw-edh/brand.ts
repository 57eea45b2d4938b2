import type { BrandIdentity } from '../identity'

export const AW_EDH: BrandIdentity = {
  name: 'Elderheath Albury Wodonga',
  hosts: [],
  phone: '+61255500380',
  email: 'border@elderheath.example',
  careHours: { opens: '08:00', closes: '18:00', time_zone: 'Australia/Melbourne' },
  attentionAfterDays: { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 },
  welcome: 'Welcome to the Elderheath clinic portal for Albury Wodonga. Book, choose and follow each pet in one place.',
  stockInformationUrl: 'https://www.elderheath.example/clinics/stock-aw',
  nearby: {
    garden: 'beside the Murray',
    outing: 'An afternoon on the river bank, feet and paws in the water',
  },
  colours: {
    day: {
      brand: '#1f5c78',
      'brand-hover': '#17475d',
      'on-brand': '#ffffff',
      'brand-soft': '#e1eef4',
      'brand-soft-text': '#1a4e66',
      link: '#1d5a77',
    },
    night: {
      brand: '#8fc4de',
      'brand-hover': '#a9d3e7',
      'on-brand': '#0b2430',
      'brand-soft': '#1d3745',
      'brand-soft-text': '#a9d3e7',
      link: '#97c9e1',
    },
  },
}
