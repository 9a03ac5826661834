import type { Translation } from '#app/lib/i18n/message.ts';
import type { letters as en } from '../en/letters.ts';

/** Les pages du bureau sur les codes et les lettres. */
export const letters = {
  title: 'Codes et lettres',
  lead: 'Chaque unité reçoit une lettre avec un code. Ce code ouvre la porte tout de suite ; il sert pendant 60 jours.',
  noUnits: 'Le registre n’a pas encore d’unités.',
  toUnits: 'Ajouter d’abord les unités',
  make: 'Préparer codes et lettres',
  makeLead:
    'Une unité dont le code sert encore le garde. Rien n’est envoyé : imprimez les lettres et glissez-les sous les portes.',
  notMade: 'Aucun code n’a été fait',
  which: 'Pour quelles unités',
  choices: {
    missing: 'Les unités sans code valide ({count})',
    all: 'Toutes les unités ({count})',
    these: 'Ces unités',
  },
  these: 'Unités',
  theseHint: 'Une à une ou par série : 101-112, 305. Ou cochez-les dans la liste ci-dessous.',
  renew:
    'Donner un nouveau code même là où l’ancien sert encore. Les lettres déjà remises ne servent plus.',
  making: 'Préparation des codes…',
  print: 'Imprimer les lettres',
  printLead: {
    one: '{count} lettre est prête, sur une page.',
    other: '{count} lettres sont prêtes, une page chacune, en anglais et en français.',
  },
  openAll: { one: 'Ouvrir la lettre (PDF)', other: 'Ouvrir les {count} lettres (PDF)' },
  lost: {
    one: 'Le code de {count} unité ne peut plus être imprimé : le secret du serveur a changé. Faites-en un nouveau.',
    other:
      'Les codes de {count} unités ne peuvent plus être imprimés : le secret du serveur a changé. Faites-en de nouveaux.',
  },
  unknown: 'Absentes du registre : {units}',
  list: 'Unités',
  searchLabel: 'Trouver une unité',
  search: 'Chercher',
  clearSearch: 'Montrer toutes les unités',
  noneFound: 'Aucune unité ne contient « {search} ».',
  previousUnits: 'Unités précédentes',
  nextUnits: 'Unités suivantes',
  unit: 'Unité',
  code: 'Code',
  uses: 'Utilisé',
  states: {
    NONE: 'Aucun',
    VALID: 'Dernier jour : {date}',
    EXPIRED: 'Expiré : {date}',
    LOST: 'À renouveler',
  },
  usedBy: { one: 'par {count} personne', other: 'par {count} personnes' },
  unused: 'pas encore utilisé',
  tick: 'Choisir : {unit}',
  useTicked: 'Prendre les unités cochées',
  oneLead:
    'Pour qui n’a pas d’imprimante : lisez le code à voix haute, ou copiez-le sur une carte.',
  codeOf: 'Le code',
  noCode: 'Cette unité n’a pas de code.',
  expiredCode: 'Le code est expiré. Renouvelez-le.',
  lostCode: 'Le code ne peut plus être affiché : le secret du serveur a changé. Renouvelez-le.',
  renewOne: 'Renouveler le code',
  makeOne: 'Faire un code',
  revoke: 'Enlever le code',
  renewOneHint: 'Le code déjà remis cesse aussitôt de servir.',
  letterOf: 'Ouvrir la lettre (PDF)',
  typedAt: 'À écrire ici : {address}',
} as const satisfies Translation<typeof en>;
