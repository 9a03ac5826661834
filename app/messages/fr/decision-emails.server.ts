/** Les mots des courriels sur ses publications : ce que la modération a décidé. */
export const decisionEmails = {
  because: 'Vous recevez ce courriel parce qu’il concerne vos publications {à:community}.',
  reason: 'Motif : {entry}',
  inWords: 'La modération ajoute :',
  more: { one: 'Et {count} autre publication.', other: 'Et {count} autres publications.' },
  open: 'Ouvrir la publication',
  openAll: 'Voir toutes mes publications',
  posts: {
    POST_APPROVED: {
      subject: {
        one: 'Votre publication « {post} » a été approuvée',
        other: '{count} de vos publications ont été approuvées',
      },
      heading: {
        one: 'Votre publication a été approuvée',
        other: '{count} de vos publications ont été approuvées',
      },
      text: {
        one: 'Le voisinage voit maintenant votre publication dans le carrefour {de:community}.',
        other: 'Le voisinage voit maintenant vos publications dans le carrefour {de:community}.',
      },
    },
    POST_REJECTED: {
      subject: {
        one: 'Votre publication « {post} » a été refusée',
        other: '{count} de vos publications ont été refusées',
      },
      heading: {
        one: 'Votre publication a été refusée',
        other: '{count} de vos publications ont été refusées',
      },
      text: {
        one: 'La modération {de:community} a refusé votre publication. Vous pouvez la modifier et la soumettre de nouveau. Si vous n’êtes pas d’accord, vous pouvez contester la décision sur la page de la publication.',
        other:
          'La modération {de:community} a refusé ces publications. Vous pouvez les modifier et les soumettre de nouveau. Si vous n’êtes pas d’accord, vous pouvez contester la décision sur la page de chacune.',
      },
    },
    POST_REMOVED: {
      subject: {
        one: 'Votre publication « {post} » a été enlevée',
        other: '{count} de vos publications ont été enlevées',
      },
      heading: {
        one: 'Votre publication a été enlevée',
        other: '{count} de vos publications ont été enlevées',
      },
      text: {
        one: 'La modération {de:community} a enlevé votre publication du carrefour. Si vous n’êtes pas d’accord, vous pouvez contester la décision sur la page de la publication.',
        other:
          'La modération {de:community} a enlevé ces publications du carrefour. Si vous n’êtes pas d’accord, vous pouvez contester la décision sur la page de chacune.',
      },
    },
    POST_RESTORED: {
      subject: {
        one: 'Votre publication « {post} » a été rétablie',
        other: '{count} de vos publications ont été rétablies',
      },
      heading: {
        one: 'Votre publication a été rétablie',
        other: '{count} de vos publications ont été rétablies',
      },
      text: {
        one: 'La modération {de:community} a remis votre publication en ligne. Vous n’avez rien à faire.',
        other:
          'La modération {de:community} a remis ces publications en ligne. Vous n’avez rien à faire.',
      },
    },
    CHANGE_APPROVED: {
      subject: {
        one: 'Votre modification de « {post} » a été approuvée',
        other: 'Vos modifications de {count} publications ont été approuvées',
      },
      heading: {
        one: 'Votre modification a été approuvée',
        other: 'Vos modifications de {count} publications ont été approuvées',
      },
      text: {
        one: 'Le voisinage voit maintenant votre modification dans le carrefour {de:community}.',
        other: 'Le voisinage voit maintenant vos modifications dans le carrefour {de:community}.',
      },
    },
    CHANGE_REJECTED: {
      subject: {
        one: 'Votre modification de « {post} » a été refusée',
        other: 'Vos modifications de {count} publications ont été refusées',
      },
      heading: {
        one: 'Votre modification a été refusée',
        other: 'Vos modifications de {count} publications ont été refusées',
      },
      text: {
        one: 'Votre publication reste telle qu’elle était dans le carrefour {de:community}. Vous pouvez la modifier de nouveau.',
        other:
          'Vos publications restent telles qu’elles étaient dans le carrefour {de:community}. Vous pouvez les modifier de nouveau.',
      },
    },
    POST_REVIEWED_AGAIN: {
      subject: {
        one: 'Votre publication « {post} » est de nouveau en attente',
        other: '{count} de vos publications sont de nouveau en attente',
      },
      heading: {
        one: 'Votre publication est de nouveau en attente',
        other: '{count} de vos publications sont de nouveau en attente',
      },
      text: {
        one: 'La modération {de:community} a annulé sa décision au sujet de votre publication. Vous recevrez un courriel quand elle aura décidé.',
        other:
          'La modération {de:community} a annulé sa décision au sujet de ces publications. Vous recevrez un courriel quand elle aura décidé.',
      },
    },
    CHANGE_REVIEWED_AGAIN: {
      subject: {
        one: 'Votre modification de « {post} » est de nouveau en attente',
        other: 'Vos modifications de {count} publications sont de nouveau en attente',
      },
      heading: {
        one: 'Votre modification est de nouveau en attente',
        other: 'Vos modifications de {count} publications sont de nouveau en attente',
      },
      text: {
        one: 'La modération {de:community} a annulé sa décision au sujet de votre modification. D’ici à ce qu’elle décide, le voisinage voit votre publication sans la modification.',
        other:
          'La modération {de:community} a annulé sa décision au sujet de ces modifications. D’ici à ce qu’elle décide, le voisinage voit vos publications sans les modifications.',
      },
    },
  },
  appeals: {
    UPHOLD: {
      subject: 'Votre contestation au sujet de « {post} » : la décision est maintenue',
      heading: 'Réponse à votre contestation',
      text: 'La modération {de:community} a réexaminé votre publication, et la décision est maintenue.',
    },
    GRANT: {
      subject: 'Votre contestation au sujet de « {post} » a été acceptée',
      heading: 'Votre contestation a été acceptée',
      text: 'La modération {de:community} a réexaminé votre publication, qui est maintenant en ligne.',
    },
  },
} as const;
