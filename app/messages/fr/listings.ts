import type { Translation } from '#app/lib/i18n/message.ts';
import type { listings as en } from '../en/listings.ts';

/** Listings: the tab of the hub, the page of a listing, its fields. */
export const listings = {
  tab: 'Petites annonces',
  none: 'Aucune annonce pour l’instant.',
  postFirst: 'Publier la première',
  older: 'Annonces précédentes',
  categories: {
    furniture: 'Meubles',
    electronics: 'Électronique',
    books: 'Livres',
    clothing: 'Vêtements',
    appliances: 'Électroménagers',
    other: 'Autre',
  },
  conditions: {
    NEW: 'Neuf',
    LIKE_NEW: 'Comme neuf',
    GOOD: 'Bon état',
    FAIR: 'État passable',
    FOR_PARTS: 'Pour pièces',
  },
  contactSeller: 'Personne à joindre',
  communityMember: 'Membre de la communauté',
  sendEmail: 'Écrire',
  emailSubject: 'Cela m’intéresse : {title}',
  noEmail:
    'Aucune adresse courriel n’accompagne cette annonce. Vous croiserez peut-être {seller} dans la communauté {community}.',
  notOpen: 'Cette annonce n’est pas en ligne pour l’instant.',
  details: 'Détails de l’article',
  price: 'Prix',
  condition: 'État',
  category: 'Catégorie',
  posted: 'Date de publication',
  contact: 'Courriel',
  seller: 'Proposé par',
  moreFrom: '{seller} : ses autres annonces',
  notDone: 'Rien n’a été changé',
} as const satisfies Translation<typeof en>;
