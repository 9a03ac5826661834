/** Les mots des récapitulatifs : un seul courriel pour ce qu’on apprend une fois par jour ou par semaine. */
export const digests = {
  subject: 'Du nouveau {à:community}',
  subjectSeveral: 'Du nouveau dans vos immeubles',
  subjectHeld: 'Vos courriels du {date}',
  heading: 'Nouveautés du {date}',
  sorts: {
    NOTICE: 'Avis',
    ACTIVITY: 'Activités',
    LISTING: 'À vendre',
    NEWSLETTER: 'Bulletins',
  },
  more: { one: 'Et {count} autre.', other: 'Et {count} autres.' },
  open: 'Aller à la page {de:community}',
  because:
    'Vous recevez ce courriel parce que vous avez choisi un résumé quotidien ou hebdomadaire. Nous l’envoyons seulement s’il y a du nouveau.',
} as const;
