import type { Translation } from '#app/lib/i18n/message.ts';
import type { ownAccount as en } from '../en/own-account.ts';

/** Les pages de son propre compte : communautés, données et suppression. */
export const ownAccount = {
  title: 'Mon compte',
  lead: 'Tout ce qui est à vous ici.',
  index: {
    posts: {
      title: 'Mes publications',
      text: 'Tout ce que vous avez publié, selon l’état, avec les motifs du conseil.',
    },
    reports: {
      title: 'Mes signalements',
      text: 'Ce que vous avez signalé, et ce que la modération a décidé.',
    },
    settings: {
      title: 'Paramètres du compte',
      text: 'Votre nom, vos adresses, votre photo et vos unités.',
    },
    security: {
      title: 'Mot de passe et connexions',
      text: 'Votre mot de passe et les navigateurs où votre compte est ouvert.',
    },
    communities: {
      title: 'Mes communautés',
      text: 'Celles dont vous êtes ou étiez membre, celles qui vous attendent, et comment les quitter.',
    },
    notifications: {
      title: 'Ce qui arrive par courriel',
      text: 'Ce que vous apprenez, et à quel rythme.',
    },
    calendar: {
      title: 'Mon calendrier',
      text: 'Les activités de votre immeuble dans votre propre calendrier.',
    },
    blocked: {
      title: 'Personnes bloquées',
      text: 'Celles dont les lettres ne vous parviennent pas.',
    },
    export: {
      title: 'Télécharger mes données',
      text: 'Une copie de tout ce qui est conservé à votre sujet.',
    },
    delete: {
      title: 'Supprimer mon compte',
      text: 'Votre nom et vos photos disparaissent, et vos publications sont retirées.',
    },
  },
  communities: {
    title: 'Mes communautés',
    lead: 'Celles dont vous êtes membre ou qui doivent vous confirmer, et celles d’avant.',
    none: 'Vous n’êtes membre d’aucune communauté, et aucune ne doit vous confirmer.',
    add: 'Ajouter une communauté dans les paramètres du compte',
    states: {
      MEMBER: 'Membre',
      WAITING: 'En attente du conseil',
      NOT_OPEN: 'Pas encore ouverte',
      REFUSED: 'Non confirmée',
      ENDED: 'Terminée',
    },
    lastDay: 'Votre dernier jour : {day}.',
    endedOn: 'Depuis : {day}.',
    reason: 'Motif : {reason}',
    leave: 'Quitter cette communauté',
    leaveNamed: 'Quitter cette communauté : {community}',
  },
  leave: {
    title: 'Quitter la communauté {community}',
    lead: 'Vous pourrez demander à revenir plus tard, comme tout le monde.',
    hub: 'Vous ne verrez plus son carrefour, ses avis ni ses adresses, et ne pourrez plus y publier.',
    only: 'C’est votre seule communauté. Votre compte reste, sans communauté.',
    moderates:
      'Vous ne pourrez plus modérer cette communauté. Seule une personne responsable du site peut vous redonner ce droit.',
    posts: 'Ces publications seront retirées :',
    activities: 'Vous ne participerez plus à ces activités :',
    hidden: 'Une activité qui n’est pas ouverte pour l’instant',
    lastModerator:
      'Personne d’autre ne la modère : vous ne pouvez pas encore la quitter. Passez d’abord le relais.',
    handOver: 'Passer le relais',
    notLeft: 'Vous n’avez pas quitté la communauté',
    confirm: 'Quitter',
    leaving: 'Un instant…',
    stay: 'Rester',
  },
  export: {
    title: 'Télécharger mes données',
    lead: 'Un fichier zip avec tout ce qui est conservé à votre sujet.',
    data: 'data.json : votre profil, vos adhésions, vos invitations, vos publications, vos modifications en attente, vos contestations, vos signalements, les activités où vous participez, vos favoris, vos connexions, ce que vous avez écrit et classé pour une communauté, et ce que le journal dit de vous et de vos publications.',
    photos: 'photos : toutes les photos que vous avez téléversées, en pleine taille.',
    left: 'Il y manque votre mot de passe, conservé sous une forme que personne ne peut lire, les noms des autres, et les fichiers des documents et des avis de votre communauté, qui lui appartiennent.',
    download: 'Télécharger',
    limit: 'Vous pouvez le télécharger cinq fois par heure.',
  },
  delete: {
    title: 'Supprimer mon compte',
    lead: 'Vous avez {count} jours pour changer d’avis. Ensuite, tout disparaît pour de bon.',
    what: 'Ce qui se passe tout de suite',
    posts: 'Vos publications en attente ou en ligne sont retirées.',
    name: 'Votre nom, votre photo, votre numéro et vos adresses disparaissent pour tout le monde : « Compte fermé » les remplace.',
    places: 'Vos places dans les activités sont libérées.',
    memberships: 'Vos adhésions prennent fin, tout comme un droit de modérer.',
    sessions: 'Votre compte se ferme dans tous les autres navigateurs.',
    later: 'Ce qui se passe après {count} jours',
    gone: 'Votre nom, vos adresses, votre mot de passe, vos photos et vos favoris sont supprimés. Personne ne peut les rétablir.',
    log: 'Ce que vous avez publié, contesté, signalé ou écrit pour votre communauté reste dans ses dossiers, sans votre nom.',
    back: 'D’ici là, connectez-vous pour revenir. Vos publications restent retirées, et là où un conseil confirme qui habite l’immeuble, il devra vous confirmer de nouveau.',
    download: 'Télécharger d’abord vos données',
    notDeleted: 'Le compte n’a pas été supprimé',
    password: 'Votre mot de passe actuel',
    confirm: 'Supprimer mon compte',
    deleting: 'Suppression…',
    cancel: 'Garder mon compte',
  },
  closing: {
    title: 'Votre compte sera supprimé',
    when: 'Jour de la suppression : {day}. D’ici là, vous pouvez revenir.',
    back: 'Si vous le gardez, votre nom et votre photo reviennent. Vous rejoignez vos communautés : là où un conseil confirme qui habite l’immeuble, il devra vous confirmer. Vos publications restent retirées, et vous pourrez les republier.',
    keep: 'Garder mon compte',
    logout: 'Se déconnecter',
  },
} as const satisfies Translation<typeof en>;
