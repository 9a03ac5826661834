import { section } from './section.ts';
import type { CommunityKey, Section, TextContent } from './types.ts';

const fire = (meetingPlace: string): Section =>
  section(
    'En cas d’incendie',
    'Si le feu est dans votre unité :\n1. Sortez et fermez la porte derrière vous, sans la verrouiller.\n2. Actionnez l’avertisseur le plus proche.\n3. Appelez le 911 d’un endroit sûr.',
    'Si vous entendez l’alarme :\n1. Touchez votre porte.\n2. Si elle est froide, prenez l’escalier, jamais l’ascenseur.\n3. Si elle est chaude ou s’il y a de la fumée dans le couloir, restez à l’intérieur et bouchez les fentes avec des serviettes mouillées.\n4. Allez au balcon ou à une fenêtre et appelez le 911 en donnant le numéro de votre unité.',
    `On se rassemble ${meetingPlace}. Ne rentrez pas avant que les pompiers le permettent.`,
  );

const flood = (valve: string): Section =>
  section(
    'De l’eau là où il ne devrait pas y en avoir',
    `1. Fermez le robinet d’arrêt ${valve}.\n2. Appelez le numéro d’urgence, à toute heure du jour ou de la nuit : en dix minutes, l’eau descend de trois étages.\n3. Si elle vient d’en haut, déplacez ce que vous pouvez, mettez un seau dessous et prenez des photos pour votre assureur.`,
  );

const power = (light: string): Section =>
  section(
    'Panne de courant ou de chauffage',
    `${light} L’alarme incendie a ses propres piles. Un ascenseur descend de lui-même au rez-de-chaussée et y reste.`,
    'Si votre santé dépend de l’électricité, dites-le dès maintenant à la gestion : nous frapperons à votre porte en premier.',
  );

const rules = (name: string, sections: Section[]): TextContent => ({
  title: `Règles de l’immeuble : ${name}`,
  lead: 'Ce dont nous avons convenu pour que plusieurs ménages partagent quelques murs. Si les règles et la déclaration se contredisent, c’est la déclaration qui l’emporte.',
  sections,
});

const emergency = (name: string, sections: Section[]): TextContent => ({
  title: `Plan d’urgence : ${name}`,
  lead: 'Si des vies sont en danger, appelez d’abord le 911, puis l’immeuble. Gardez une copie de cette page sur le frigo.',
  sections,
});

/** The French side of the texts of `documents`. */
export const frenchDocuments: Record<CommunityKey, Record<'RULES' | 'EMERGENCY', TextContent>> = {
  'hillsview-place': {
    RULES: rules('Hillsview Place', [
      section(
        'Tranquillité',
        'De 22 h à 7 h en semaine, et de 22 h à 9 h la fin de semaine, ce que vous faites ne devrait pas s’entendre chez les voisins. La perceuse et les meubles qu’on déplace : de 8 h à 18 h en semaine, de 10 h à 17 h le samedi, jamais le dimanche ni les jours fériés.',
        'Si quelqu’un est bruyant, commencez par frapper ou par laisser un mot. Si cela ne change rien, dites à la gestion quand et à quelle fréquence.',
      ),
      section(
        'Déménagements et livraisons',
        'Réservez l’ascenseur C ici, sous Réservations, deux jours à l’avance. Un dépôt de 300 $ vous est rendu quand les toiles de protection sont enlevées et que le couloir est propre. On passe par la porte de chargement, du côté de la rivière, de 9 h à 17 h, du lundi au samedi.',
      ),
      section(
        'Animaux',
        'Deux chats ou chiens par unité. Les chiens sont en laisse partout à l’intérieur, et la pelouse d’en avant n’est pas pour eux : le sentier derrière la rampe du garage est à trente pas.',
      ),
      section(
        'Balcons',
        'Pas de jardinières à l’extérieur du garde-corps. Pas de barbecue au gaz ni au charbon, sur ordre de l’assureur ; les grils électriques sont permis. Rien ne passe par-dessus bord, pas même des miettes pour les oiseaux.',
      ),
      section(
        'Garage, vélos et casiers',
        'Quinze kilomètres à l’heure, phares allumés. Vous pouvez garder des pneus sur le support de votre place, et rien d’autre. Les vélos s’accrochent dans le local avec une étiquette du bureau ; chaque avril, ceux que personne ne réclame sont enlevés.',
      ),
      section(
        'Louer votre unité',
        'Les baux sont de six mois ou plus, et le bureau en reçoit une copie dans les trente jours. Les courts séjours par les sites de réservation ne sont pas permis.',
      ),
    ]),
    EMERGENCY: emergency('Hillsview Place', [
      fire('à l’abribus de Riverside Terrace'),
      flood('sous l’évier de la cuisine et celui qui est derrière le panneau de la salle de bain'),
      power('La génératrice éclaire les couloirs et les escaliers pendant deux heures.'),
      section(
        'Ascenseur bloqué',
        'Appuyez sur la cloche pendant trois secondes : la compagnie d’ascenseurs répond. Vous avez de l’air, et il ne faut pas forcer les portes. La cabine A est lente ; elle n’est coincée que si elle est arrêtée depuis une minute.',
      ),
    ]),
  },
  '18-nepean': {
    RULES: rules('18 Nepean', [
      section(
        'Tranquillité',
        'De 23 h à 7 h. Beaucoup d’entre nous travaillent à la maison : la perceuse, c’est en semaine, de 10 h à 16 h, avec un mot dans l’ascenseur la veille.',
      ),
      section(
        'Le salon',
        'Il se réserve au bureau, pour la soirée : 40 $, et un dépôt de 100 $. Les invités partent avant 23 h, et les portes de la terrasse se ferment à 22 h.',
      ),
      section(
        'Vélos et colis',
        'Un crochet par unité dans le local à vélos ; un deuxième s’il en reste en juin. Les colis attendent trois jours dans la pièce derrière les boîtes aux lettres. Ne prenez que le vôtre, et refermez la porte.',
      ),
      section('Animaux', 'Un chien ou deux chats. Le jardin du toit est pour les humains.'),
      section(
        'Fumer',
        'Ni dans les unités, ni sur les balcons, ni dans les couloirs : l’immeuble est sans fumée depuis 2019. Il y a un banc du côté de la ruelle.',
      ),
    ]),
    EMERGENCY: emergency('18 Nepean', [
      fire('de l’autre côté de la rue, devant la clôture de l’école'),
      flood('à côté du chauffe-eau, dans le placard près de la porte'),
      power(
        'Les escaliers restent éclairés quatre-vingt-dix minutes, les couloirs non : gardez une lampe de poche.',
      ),
      section(
        'Gaz',
        'Si vous sentez le gaz, ne touchez à aucun interrupteur. Laissez la porte ouverte, descendez par l’escalier et appelez le 911 de la rue.',
      ),
    ]),
  },
  'clarence-court': {
    RULES: rules('Clarence Court', [
      section(
        'La cour',
        'Elle est ouverte de 7 h à 22 h. Les enfants y jouent, on y jase, et après 21 h on baisse la voix : toutes les chambres donnent sur la cour. On ne grimpe pas dans le pommetier ; il a quatre-vingts ans, comme deux des personnes qui ont planté autour.',
      ),
      section(
        'Tranquillité',
        'De 22 h à 7 h, on baisse le ton. Les rénovations se font en semaine, de 9 h à 16 h, après un mot aux gens d’en haut, d’en bas et d’à côté.',
      ),
      section(
        'Buanderie',
        'La buanderie est ouverte de 8 h à 21 h. Retirez votre lessive dans la demi-heure ; après, la personne suivante peut la mettre dans le panier, pliée ou non.',
      ),
      section(
        'Ordures et recyclage',
        'On sort les bacs le mercredi soir. Bac vert, bac bleu et bac noir dans la cour, du côté de la ruelle ; rien de gros sans un appel au bureau.',
      ),
      section(
        'Foyers',
        'Les unités 2B à 2F ont des cheminées qui ont été ramonées et fermées en 2016. Elles sont pour les chandelles.',
      ),
    ]),
    EMERGENCY: emergency('Clarence Court', [
      fire('au coin de Clarence et de King Edward, sous l’horloge'),
      flood('derrière la petite porte du placard de l’entrée, d’un quart de tour'),
      power(
        'Il n’y a pas de génératrice : des lampes à piles éclairent les escaliers pendant une heure.',
      ),
      section(
        'Du côté du marché',
        'Si la porte principale a été forcée ou si quelqu’un refuse de partir, ne discutez pas. Retournez chez vous et appelez le 911, puis le numéro d’urgence pour que la serrure soit réparée le soir même.',
      ),
    ]),
  },
};
