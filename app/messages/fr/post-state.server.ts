import type { Translation } from '#app/lib/i18n/message.ts';
import type { postStateServer as en } from '../en/post-state.server.ts';

/** What the server says of the status of a post to those it concerns: pages have no room for all of it. */
export const postStateServer = {
  confirm: {
    WITHDRAW: {
      button: 'Oui, la retirer',
      effect:
        'La publication quittera le carrefour ; seuls le conseil et vous pourrez la voir. Vous pourrez la republier plus tard, avec son texte et ses photos.',
      effectOnAttendees:
        'La publication quittera le carrefour. Seuls le conseil et vous pourrez la voir ; les personnes qui participent liront qu’elle n’est pas ouverte. Vous pourrez la republier plus tard, avec son texte et ses photos.',
      effectForGood:
        'La publication quittera le carrefour ; seuls le conseil et vous pourrez la voir. Vous ne faites plus partie de cette communauté et ne pourrez donc pas la republier.',
      effectOnAttendeesForGood:
        'La publication quittera le carrefour. Seuls le conseil et vous pourrez la voir ; les personnes qui participent liront qu’elle n’est pas ouverte. Vous ne faites plus partie de cette communauté et ne pourrez donc pas la republier.',
      effectWhilePending:
        'Le conseil n’aura plus à décider de la publication, qui ne paraîtra pas dans le carrefour. Vous pourrez la republier plus tard, avec son texte et ses photos.',
      effectWhilePendingForGood:
        'Le conseil n’aura plus à décider de la publication, qui ne paraîtra pas dans le carrefour. Vous ne faites plus partie de cette communauté et ne pourrez donc pas la republier.',
    },
    REJECT: {
      button: 'Oui, la refuser',
      effect:
        'La publication retourne à la personne qui l’a soumise, qui pourra la modifier et lira votre motif si vous en donnez un.',
      effectOnChange:
        'Le texte approuvé reste dans le carrefour. La personne qui a soumis la modification pourra modifier le texte de nouveau et lira votre motif si vous en donnez un.',
    },
    REMOVE: {
      button: 'Oui, l’enlever',
      effect:
        'La publication quittera le carrefour. Seules la personne qui l’a publiée et la modération pourront la voir, avec votre motif si vous en donnez un. Vous pourrez la rétablir plus tard.',
      effectOnAttendees:
        'La publication quittera le carrefour. Seules la personne qui l’a publiée et la modération pourront la voir, avec votre motif si vous en donnez un ; les personnes qui participent liront qu’elle n’est pas ouverte. Vous pourrez la rétablir plus tard.',
    },
    CANCEL: {
      button: 'Oui, l’annuler',
      effect:
        'La publication quittera le carrefour, et sa page dira qu’elle est annulée. Les participations sont conservées. Vous pourrez la réactiver plus tard.',
      effectForGood:
        'La publication quittera le carrefour, et sa page dira qu’elle est annulée. Les participations sont conservées. Vous ne faites plus partie de cette communauté et ne pourrez donc pas la réactiver.',
    },
  },
  ownState: {
    LISTING: {
      PENDING: 'Votre annonce est devant le conseil. Elle paraîtra ici dès qu’il l’aura approuvée.',
      REJECTED:
        'Le conseil n’a pas publié cette annonce. Modifiez-la, et il l’examinera de nouveau.',
      REMOVED: 'La modération a enlevé cette annonce.',
      WITHDRAWN:
        'Vous avez retiré cette annonce. Seuls le conseil et vous pouvez la voir. Vous pouvez la republier avec son texte et ses photos.',
      SOLD: 'Vous avez indiqué que c’est vendu. L’annonce ne paraît plus dans le carrefour.',
    },
    ACTIVITY: {
      PENDING:
        'Votre activité est devant le conseil. Elle paraîtra ici dès qu’il l’aura approuvée.',
      REJECTED:
        'Le conseil n’a pas publié cette activité. Modifiez-la, et il l’examinera de nouveau.',
      REMOVED: 'La modération a enlevé cette activité.',
      WITHDRAWN:
        'Vous avez retiré cette activité. Seuls le conseil et vous pouvez la voir. Vous pouvez la republier avec son texte et ses photos.',
      CANCELLED: 'Vous avez annulé cette activité. Quiconque l’ouvre peut le voir.',
    },
  },
  /** For an author who left the community. */
  stateAfterLeaving: {
    REJECTED:
      'Le conseil n’a pas publié ce texte. Vous ne faites plus partie de cette communauté et ne pouvez donc pas le modifier.',
    WITHDRAWN:
      'Vous avez retiré cette publication. Seuls le conseil et vous pouvez la voir. Vous ne faites plus partie de cette communauté et ne pouvez donc pas la republier.',
  },
  revision: {
    takeBack: 'Retirer la modification',
    pending: {
      own: 'Votre modification est devant le conseil. Tant qu’il ne l’a pas approuvée, les autres voient le texte ci-dessous.',
      others:
        'La personne qui a publié ce texte l’a modifié. Tant que vous n’avez pas approuvé la modification, tout le monde voit le texte ci-dessous.',
    },
    rejected: {
      own: 'Le conseil n’a pas publié votre dernière modification. Le texte approuvé reste en place. Modifiez-le encore, et le conseil l’examinera de nouveau.',
      others:
        'La dernière modification a été refusée, et le texte approuvé reste en place. Vous pouvez encore approuver la modification.',
    },
  },
} as const satisfies Translation<typeof en>;
