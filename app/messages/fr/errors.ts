import type { Translation } from '#app/lib/i18n/message.ts';
import type { errors as en } from '../en/errors.ts';

/** The error page. */
export const errors = {
  restricted: 'Accès restreint',
  loggedOut: 'Votre connexion a pris fin',
  noSuchPage: {
    title: 'Erreur 404 : page introuvable',
    text: 'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse contient une coquille.',
  },
  missing: {
    listing:
      'L’annonce que vous cherchez n’existe pas. Elle a peut-être été enlevée, ou l’adresse contient une coquille.',
    activity:
      'L’activité que vous cherchez n’existe pas. Elle a peut-être été enlevée, ou l’adresse contient une coquille.',
    article:
      'L’article que vous cherchez n’existe pas. Il a peut-être été enlevé, ou l’adresse contient une coquille.',
    community:
      'La communauté que vous cherchez n’existe pas. Elle a peut-être été enlevée, ou l’adresse contient une coquille.',
    event:
      'L’événement que vous cherchez n’existe pas. Il a peut-être été enlevé, ou l’adresse contient une coquille.',
    newsletter:
      'Le bulletin que vous cherchez n’existe pas. Il a peut-être été enlevé, ou l’adresse contient une coquille.',
    rules:
      'Le règlement que vous cherchez n’existe pas. Il a peut-être été enlevé, ou l’adresse contient une coquille.',
    user: 'Le profil que vous cherchez n’existe pas. Il a peut-être été fermé, ou l’adresse contient une coquille.',
    other: 'La page a peut-être été enlevée, ou l’adresse contient une coquille.',
  },
  notDone: 'Cela n’a pas fonctionné',
  noForms: 'Cette page n’accepte pas de formulaire.',
  goBack: 'Revenez en arrière et réessayez.',
  changed: 'Quelque chose a changé entre-temps',
  wait: 'Un peu de patience',
  unavailable: 'Service momentanément interrompu',
  ourFault: {
    title: 'Un problème est survenu de notre côté',
    text: 'Vous n’y êtes pour rien. Réessayez dans un moment.',
  },
  unreached: {
    title: 'Impossible de joindre le serveur',
    text: 'Vérifiez votre connexion et rechargez cette page.',
  },
  darkHouse: 'Une rangée d’immeubles sombres, avec une seule fenêtre allumée.',
  developers:
    'Vous travaillez sur le site ? Une page répondra ici dès qu’elle aura son fichier dans app/routes.',
  login: 'Connexion / Inscription',
  loginAgain: 'Se connecter',
  accountSettings: 'Paramètres du compte',
  emergency: 'Urgence',
  home: 'Retour à l’accueil',
} as const satisfies Translation<typeof en>;
