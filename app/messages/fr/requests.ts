/** Les demandes au conseil et à la gestion, comme les personnes concernées les voient. */
export const requests = {
  categories: {
    WATER: 'Eau et plomberie',
    HEATING: 'Chauffage et climatisation',
    ELECTRICITY: 'Électricité et éclairage',
    ELEVATOR: 'Ascenseur',
    DOORS: 'Serrures, clés et accès',
    CLEANING: 'Ménage et ordures',
    NOISE: 'Bruits et odeurs',
    PESTS: 'Insectes et rongeurs',
    PARKING: 'Stationnement et garage',
    SAFETY: 'Sécurité',
    OTHER: 'Autre chose',
  },
  states: {
    NEW: 'Nouvelle',
    SEEN: 'Lue',
    PLANNED: 'Prévue',
    DONE: 'Réglée',
    DECLINED: 'Refusée',
    REOPENED: 'Rouverte',
  },
  mayEnter: {
    YES: 'Oui',
    NO: 'Non, seulement quand je suis là',
    CALL: 'Appelez-moi d’abord',
  },
} as const;
