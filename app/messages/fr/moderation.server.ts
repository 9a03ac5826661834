import { plural, type Translation } from '#app/lib/i18n/message.ts';
import type { moderationServer as en } from '../en/moderation.server.ts';

/** What the server alone says about the dashboard. */
export const moderationServer = {
  moderatorsOnly:
    'Le tableau de modération est réservé aux membres du conseil, aux gestionnaires et aux responsables du site.',
  ownPosts: 'Vous ne pouvez pas décider ici de vos propres publications.',
  rejectedAll: {
    title: 'Publications refusées',
    description: plural({
      one: '{name} : {count} publication en attente a été refusée.',
      other: '{name} : {count} publications en attente ont été refusées.',
    }),
  },
} as const satisfies Translation<typeof en>;
