/** The footer’s columns. */
export const footer = {
  tagline:
    'Des outils numériques modernes et un savoir-faire local pour resserrer les liens dans les communautés de condos.',
  runBy: 'Ce site est géré par {name}',
  communities: 'Communautés',
  resources: 'Ressources',
  support: 'Assistance',
  archives: 'Archives du bulletin',
  events: 'Événements à Ottawa',
  guidelines: 'Règles de publication',
  about: 'À propos',
  help: 'Aide',
  contact: 'Nous joindre',
  accessibility: 'Accessibilité',
  privacy: 'Confidentialité',
  terms: 'Conditions d’utilisation',
} as const;
