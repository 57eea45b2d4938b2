import type { BrandIdentity } from '../identity'

export const WA_LWD: BrandIdentity = {
  name: 'Lightwood Pet Farewells',
  hosts: ['lwd.localhost'],
  phone: '+61892000000',
  email: 'clientcare@lightwood.example',
  careHours: { opens: '08:00', closes: '17:00', time_zone: 'Australia/Perth' },
  attentionAfterDays: { changes: 0, instructions: 3, approval: 2, unsubmitted: 2 },
  welcome:
    'Welcome to the Lightwood clinic portal. Book a cremation, choose a resting place and follow each pet on the way home.',
  stockInformationUrl: 'https://www.lightwood.example/clinics/stock',
  nearby: {
    garden: 'in the Perth Hills',
    outing: 'An early swim at a dog beach, while the sand is still cool',
  },
  colours: {
    day: {
      brand: '#23594d',
      'brand-hover': '#1a463c',
      'on-brand': '#ffffff',
      'brand-soft': '#e3efeb',
      'brand-soft-text': '#1e4d42',
      link: '#1f5e50',
    },
    night: {
      brand: '#8ccbb8',
      'brand-hover': '#a5d9c9',
      'on-brand': '#0c211b',
      'brand-soft': '#1e3630',
      'brand-soft-text': '#a9dacb',
      link: '#93cfbd',
    },
  },
}
