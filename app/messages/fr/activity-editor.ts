import type { Translation } from '#app/lib/i18n/message.ts';
import type { activityEditor as en } from '../en/activity-editor.ts';

/** The editor of an activity. */
export const activityEditor = {
  tab: 'Activités',
  newTitle: 'Créer une activité',
  newSubmit: 'Publier',
  newFailed: 'Impossible de créer l’activité. Veuillez réessayer.',
  newSummary: 'Invitez le voisinage à faire quelque chose ensemble.',
  editTitle: 'Modifier votre activité',
  editSubmit: 'Enregistrer',
  editFailed: 'L’activité n’a pas été enregistrée',
  editSummary: 'Modifiez votre activité.',
  editHead: 'Modifier : {title}',
  descriptionHint:
    'Ce qui est prévu, le lieu de rencontre et ce qu’il faut apporter. {maximum} caractères au maximum. Une ligne vide commence un nouveau paragraphe.',
  contactHint:
    'On vous écrira à cette adresse ; sans elle, personne dans le voisinage ne peut vous écrire. Seule la communauté {community} la voit, et seulement pendant que l’activité est ouverte. Votre adresse de connexion : {email}.',
  when: 'Date et heure',
  whenHint: 'Le début, à l’heure d’Ottawa. Laissez ce champ vide si la date reste à convenir.',
  tags: 'Mots-clés',
  tagsHint:
    'Dix au maximum, séparés par des virgules, d’au plus 30 caractères chacun : plein air, familles.',
} as const satisfies Translation<typeof en>;
