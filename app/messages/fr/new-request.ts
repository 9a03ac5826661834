/** Le formulaire d’une nouvelle demande au conseil et à la gestion. */
export const newRequest = {
  requests: 'Demandes',
  title: 'Signaler un problème',
  summary: 'Dites au conseil et à la gestion ce qui est à réparer.',
  emergency: 'Est-ce une urgence ?',
  callFirst: 'Feu, gaz, blessure ou danger',
  afterHours: 'En dehors des heures de bureau',
  manager: 'Gestion',
  whatCounts:
    'Appelez au lieu d’écrire si l’eau coule sans que vous puissiez l’arrêter, si quelqu’un est coincé dans un ascenseur, s’il n’y a plus de chauffage ou d’électricité, ou si l’immeuble ne se verrouille plus.',
  known: 'Déjà signalé',
  knownHere: 'Un problème a déjà été signalé ici',
  knownHereLead:
    'Si c’est le même problème, choisissez « Ça me touche aussi » : vous en recevrez les nouvelles. Si le vôtre est différent, envoyez-le plus bas. Rien de ce que vous avez écrit n’est perdu.',
  ownHere: 'Vous avez déjà signalé un problème ici',
  ownHereLead:
    'Si c’est le même problème, ouvrez votre demande et écrivez-y. Si c’en est un autre, envoyez-le plus bas. Rien de ce que vous avez écrit n’est perdu.',
  affects: {
    one: 'Il touche {count} personne.',
    other: 'Il touche {count} personnes.',
  },
  yours: 'Vous le suivez déjà : {ref}',
  sentByYou: 'Vous l’avez signalé : {ref}',
  leave: 'Ne plus suivre',
  leaveNamed: 'Ne plus suivre : {about}',
  join: 'Ça me touche aussi',
  joinNamed: 'Ça me touche aussi : {about}',
  yourRequest: 'Votre demande',
  failed: 'Votre demande n’a pas été envoyée',
  choose: 'Choisir',
  place: 'Où est-ce ?',
  myUnit: 'Chez moi : {unit}',
  furtherUnit: 'Dans une autre de mes unités : {unit}',
  category: 'De quoi s’agit-il ?',
  text: 'Qu’est-ce qui ne va pas ?',
  textHint: 'Ce qui s’est passé, où exactement et depuis quand. {maximum} caractères au maximum.',
  mayEnterLabel: 'Si c’est chez vous : quelqu’un peut-il entrer en votre absence ?',
  phone: 'Numéro de téléphone',
  phoneHint:
    'Pour cette demande seulement. Le voisinage ne le voit pas. Il le faut pour qu’on vous appelle d’abord.',
  whoReads:
    'Le conseil et la gestion lisent votre demande. Si le problème est dans un lieu commun, ou si le conseil ou la gestion montre votre demande au voisinage, le voisinage peut lire votre texte tant que la demande est ouverte, et les personnes qui indiquent que le problème les touche aussi voient vos photos, mais pas votre nom.',
  send: 'Envoyer la demande',
  sendAnyway: 'Envoyer ma demande',
  sending: 'Envoi…',
  cancel: 'Annuler',
} as const;
