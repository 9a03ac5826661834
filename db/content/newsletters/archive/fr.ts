import * as demo from '../fr/index.ts';
import type { EditionTexts } from '../types.ts';
import { kept, withItems } from './kept.ts';

const editors = { name: 'La rédaction', role: 'The Local Link' };

const winterChecklist = kept(demo.winter2023, 'checklist', 'La liste de vérification de l’hiver');
const wellness = kept(demo.winter2023, 'story', 'Mieux-être : la demi-heure de midi');

export const winter2023: EditionTexts = {
  ...demo.winter2023,
  standfirst:
    'Du sel sur le tapis, de la soupe sur le feu et la nuit à quatre heures et demie. Un numéro sur la chaleur : par où elle se sauve, quoi vérifier avant de partir en voyage et quoi faire dehors jusqu’à ce qu’on s’en ennuie.',
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la rédaction : compter les fenêtres',
      paragraphs: [
        'En décembre, le soleil se couche vers quatre heures vingt. Une tour qui a l’air vide à midi se révèle, à cinq heures, pleine de gens qui préparent le souper. En rentrant, comptez les fenêtres allumées : derrière chacune, il y a quelqu’un que vous pourriez connaître.',
        'Nous avons deux choses toutes simples à vous demander. Quand arrivera le budget de l’an prochain, lisez-le avant de le classer, et commencez par la ligne du fonds de réserve : elle dit ce que votre immeuble s’attend à voir s’user. Et si la personne d’en face sort peu quand c’est glacé, frappez à sa porte et demandez-lui s’il lui faut du lait.',
      ],
      from: editors,
    },
    {
      ...winterChecklist,
      items: withItems(winterChecklist.items, {
        6: 'Ne poussez jamais la neige par-dessus le garde-corps du balcon. Il y a toujours quelqu’un en bas.',
      }),
    },
    kept(demo.winter2023, 'items', 'Dehors au froid, et quoi manger après'),
    {
      ...wellness,
      paragraphs: withItems(wellness.paragraphs, {
        1: 'Quand les trottoirs sont de vraies patinoires, prenez l’escalier. Un escalier est sec, éclairé et désert. Montez-le à deux, et prenez le thé en haut.',
      }),
    },
    kept(demo.winter2023, 'items', 'À voir en ville'),
    kept(demo.winter2023, 'checklist', 'Trucs de condo, dix minutes chacun'),
    kept(demo.winter2023, 'facts', 'Le saviez-vous ?'),
  ],
};

const reserveFund = kept(
  demo.spring2024,
  'story',
  'Lire une étude du fonds de réserve, le temps d’une théière',
);
const eclipse = kept(demo.spring2024, 'story', 'La brunante à 15 h 25');
const springCleaning = kept(demo.spring2024, 'checklist', 'Le grand ménage, bien trié');

export const spring2024: EditionTexts = {
  ...demo.spring2024,
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la rédaction : le quart des unités',
      paragraphs: [
        'C’est la saison des assemblées annuelles. Une association condominiale a besoin des propriétaires du quart de ses unités, en personne ou par procuration, avant de pouvoir seulement approuver le procès-verbal de l’an dernier. Si vous ne pouvez pas venir, envoyez la procuration. C’est aussi vite fait que de signer pour un colis.',
        'Si vous louez, vous ne votez pas, mais presque tout ce que l’assemblée décide finit par vous toucher : le jour où on lave les vitres, le deuxième support du local à vélos, à partir de quand le bruit est du bruit. Dites à votre conseil ce que vous voyez. Les gens qui remarquent qu’une porte commence à coincer sont ceux qui s’en servent.',
      ],
      from: editors,
    },
    kept(demo.spring2024, 'checklist', 'Rouvrir le balcon'),
    {
      ...reserveFund,
      paragraphs: withItems(reserveFund.paragraphs, {
        4: 'Le fonds est moins un compte d’épargne qu’une file d’attente. Tout ce qu’il y a dans l’immeuble y fait la queue, et la seule chose que les propriétaires décident, c’est d’être prêts ou non quand vient le tour de chacun.',
      }),
    },
    { ...eclipse, paragraphs: eclipse.paragraphs.slice(0, 3) },
    kept(demo.spring2024, 'items', 'La ville dégèle : où aller'),
    {
      ...kept(demo.spring2024, 'recipe', 'Lentilles à l’érable et à la moutarde, carottes rôties'),
      intro:
        'Pour la conserve de sirop foncé qu’on rapporte à la maison en avril. C’est bon tiède, et encore meilleur le lendemain midi, au bureau.',
    },
    {
      ...springCleaning,
      intro:
        'Chaque mois de mai, le local à déchets se remplit de bonnes intentions. Voici où elles devraient aller.',
      items: withItems(springCleaning.items, {
        1: 'Les piles ne vont jamais aux ordures. Demandez au bureau où votre immeuble les ramasse, et mettez du ruban sur les bornes des piles carrées.',
        2: 'Matelas et divans : il faut une collecte. Parlez-en au bureau avant de les sortir ; laissés près des bacs, ils sont facturés à tout le monde.',
      }),
    },
  ],
};

const townChecklist = kept(
  demo.summer2024,
  'checklist',
  'La liste du concierge avant les vacances',
);
const swims = kept(demo.summer2024, 'story', 'Trois baignades sans auto');
const markets = kept(demo.summer2024, 'items', 'Jours de marché');
const balcony = kept(demo.summer2024, 'checklist', 'Le savoir-vivre au balcon');

export const summer2024: EditionTexts = {
  ...demo.summer2024,
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la rédaction : fenêtres ouvertes',
      paragraphs: [
        'L’hiver, un condo est une pile de boîtes fermées. Puis vient un soir de juin où tout le monde ouvre tout en même temps, et on découvre qui apprend la trompette, qui rit de quoi à la télévision et qui fait revenir des oignons à onze heures du soir.',
        'Si un bruit vous dérange, descendez le jour, de bonne humeur, et dites-le avant d’écrire au conseil. Souvent, la personne ne s’en doutait pas du tout.',
        'Une chose à faire avant août : savoir si quelqu’un de votre étage vit seul et supporte mal la chaleur. Pas besoin d’en faire un projet. Frapper à la porte avec une boisson froide, au troisième jour de canicule, c’est déjà beaucoup.',
      ],
      from: editors,
    },
    {
      kind: 'checklist',
      heading: 'Avant de partir en vacances',
      intro:
        'L’été, un dégât d’eau commence souvent dans une unité où il n’y a personne depuis une semaine. Comptez une demi-heure pour tout ceci.',
      items: withItems(townChecklist.items, {
        0: 'Fermez les robinets derrière la laveuse et sous l’évier de la cuisine. Dans le sens des aiguilles d’une montre. Si l’un d’eux résiste, ne forcez pas ; appelez le bureau.',
        4: 'Sortez les ordures. Toutes.',
        7: 'Il se peut que votre association condominiale doive entrer chez vous en votre absence. Elle envoie d’abord un avis : lisez vos courriels.',
      }),
    },
    {
      kind: 'story',
      heading: 'Vivre avec des fenêtres à l’ouest',
      paragraphs: [
        'Un beau jour de juillet, à cinq heures, le soleil descend tout droit la rivière des Outaouais et entre dans chaque salon de la ville qui donne à l’ouest.',
        'Prenez vos stores aussi au sérieux qu’un emploi. Baissés à dix heures du matin, avant que la vitre chauffe ; relevés à neuf heures du soir, avec toutes les fenêtres qui s’ouvrent ouvertes. Une doublure à dos blanc aide aussi.',
        'Cuisinez à l’aube. Le riz, les œufs et tout ce qui va au four peuvent être prêts à huit heures, et le souper s’assemble à froid. Coupez aussi le séchage du lave-vaisselle.',
        'Si une de vos pièces donne à l’est, passez-y l’après-midi, la porte fermée. À la nuit tombée, un ventilateur tourné vers l’extérieur chasse l’air chaud par la fenêtre, et un deuxième en fait venir du plus frais de l’autre côté.',
        'Laissez le thermostat à 24 ou plus. Un jour où il fait 34, la machinerie d’un immeuble fait ce qu’elle peut, et un plus petit chiffre au mur ne la fait pas travailler plus fort.',
      ],
    },
    {
      ...swims,
      paragraphs: withItems(swims.paragraphs, {
        1: 'La baie Mooney est la plus facile. Le sable est large, l’eau reste basse longtemps et les sauveteurs y sont l’après-midi, jusqu’à la fin d’août. Le samedi appartient au volleyball et aux familles immenses. Le mardi est à vous.',
        4: 'Si vous voulez seulement vous mouiller les pieds, cherchez les jeux d’eau d’un parc de la Ville.',
      }),
    },
    kept(demo.summer2024, 'items', 'Les festivals, du plus fort au plus doux'),
    {
      ...markets,
      items: withItems(markets.items, {
        3: {
          title: 'Et après, un shawarma',
          text: 'En juin, le conseil municipal a proclamé Ottawa capitale canadienne du shawarma. Demandez à n’importe quel étage où se trouve le meilleur, et libérez votre après-midi.',
        },
      }),
    },
    {
      ...kept(demo.summer2024, 'recipe', 'Soupe froide au concombre pour un jour de 34'),
      intro:
        'Préparez-en un pichet et gardez-le dans la porte du réfrigérateur. À aucun moment on n’allume quoi que ce soit.',
    },
    {
      ...balcony,
      intro:
        'Les règles changent d’un immeuble à l’autre. Consultez les vôtres ; ceci vaut presque partout.',
      items: withItems(balcony.items, {
        0: 'Ni charbon ni flamme nue. Vérifiez dans les règles de votre immeuble si un barbecue au propane ou électrique est permis.',
      }),
    },
    kept(demo.summer2024, 'facts', 'Le saviez-vous ?'),
  ],
};

const heatPump = kept(
  demo.fall2024,
  'story',
  'Une thermopompe en condo : à qui appartient le trou dans le mur ?',
);
const canal = kept(demo.fall2024, 'story', 'La semaine où on tire le bouchon');
const questions = kept(demo.fall2024, 'items', 'La boîte à questions');

export const fall2024: EditionTexts = {
  ...demo.fall2024,
  sections: [
    {
      kind: 'letter',
      heading: 'Le mot de la rédaction : le vrai jour de l’An',
      paragraphs: [
        'Quoi qu’en dise le calendrier, l’année d’un condo commence en octobre. Le chauffage repart, le budget passe devant le conseil et l’ascenseur est plein de visages que vous ne connaissez pas encore.',
        'Vous allez entendre parler des frais. Une hausse accompagnée de trois raisons montre que quelqu’un s’en occupe, et des frais qui ne bougent jamais, c’est une facture qui s’accumule. Posez des questions sur la raison que vous ne comprenez pas. Un conseil est fait de bénévoles qui aiment une bonne question.',
      ],
      from: editors,
    },
    {
      kind: 'story',
      heading: 'Chauffage ou climatisation : pourquoi pas les deux',
      paragraphs: [
        'Il faisait 9 degrés ce matin et 22 cet après-midi, alors pourquoi pas le chauffage au déjeuner et la climatisation au souper ?',
        'Parce que bien des immeubles ont deux tuyaux. L’un amène l’eau à votre ventilo-convecteur, l’autre la remporte, et cette eau est chaude ou froide pour tout l’immeuble. Changer, cela veut dire laisser la boucle revenir à la température ambiante, ouvrir des robinets, en fermer d’autres et purger l’air des derniers étages.',
        'L’immeuble choisit donc une date et s’y tient. D’ici là, un chandail. Après, si une pièce reste froide, changez votre filtre, puis appelez le bureau, dans cet ordre. Cela sentira la poussière pendant un jour, et c’est signe que l’appareil fonctionne.',
      ],
    },
    kept(demo.fall2024, 'checklist', 'Avant le premier gros gel'),
    {
      ...heatPump,
      paragraphs: [
        'Une thermopompe peut réduire de beaucoup la facture de plinthes électriques. Il lui faut aussi, d’habitude, deux trous dans un mur qui appartient à tout l’immeuble.',
        ...heatPump.paragraphs.slice(1, 2),
        'Attendez-vous à ce qu’on vous demande quatre choses : un dessin, le niveau de bruit de l’appareil extérieur, un plan pour l’eau qui s’en égoutte et l’avis d’un ingénieur sur l’endroit où l’accrocher. Présentez votre demande tôt. À un conseil qui se réunit une fois par mois, il faut quelques réunions.',
        ...heatPump.paragraphs.slice(3, 5),
      ],
    },
    {
      ...canal,
      paragraphs: withItems(canal.paragraphs, {
        3: 'Emmenez quelqu’un de l’étage. On se parle plus facilement quand on regarde à deux un chariot d’épicerie.',
      }),
    },
    kept(demo.fall2024, 'items', 'Sorties d’octobre et de novembre'),
    {
      ...kept(demo.fall2024, 'recipe', 'Soupe aux courges, aux pommes et aux lentilles rouges'),
      intro: 'Elle se congèle bien, ne demande qu’un chaudron et pardonne tout ce qu’on lui fait.',
    },
    {
      ...questions,
      intro:
        'Ce que les gens en condo demandent souvent. Nos réponses sont générales ; votre déclaration et vos règles ont le dernier mot.',
      items: withItems(questions.items, {
        0: {
          title: 'La nouvelle limite de trois articles d’ordures vaut-elle pour les condos ?',
          text: 'La limite en vigueur depuis le 30 septembre touche les maisons qui mettent leurs ordures au bord de la rue. Les bacs communs sont ramassés comme avant. Il vaut quand même la peine de remplir d’abord le bac vert.',
        },
      }),
    },
  ],
};
