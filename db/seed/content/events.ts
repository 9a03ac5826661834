import type { EventContent } from './types.ts';

export const events: EventContent[] = [
  {
    slug: 'winter-lights-downtown',
    title: 'Winter lights along Confederation Boulevard',
    description:
      'As the days shorten, the trees and public buildings around Parliament Hill are lit from late afternoon until the evening. There is no gate and no ticket: start at Confederation Park, follow Elgin and Wellington, and turn back when your fingers tell you to.\n\nThe colours look best in the half hour after sunset, when there is still some blue in the sky. Parliament and Rideau stations are both close by, which beats circling for parking.\n\nSidewalks can be icy near the river. Boots with a good tread make the difference between a stroll and a shuffle.',
    startsInDays: 4,
    lastsDays: 38,
    hour: 16,
    location: 'Confederation Park and Wellington Street',
    website: 'https://ottawa.ca/',
    picture: '/images/events/lights.svg',
    featured: false,
    translation: {
      title: 'Lumières d’hiver le long du boulevard de la Confédération',
      description:
        'Quand les jours raccourcissent, les arbres et les édifices publics autour de la colline du Parlement s’illuminent de la fin de l’après-midi jusqu’en soirée. Pas de barrière, pas de billet : partez du parc de la Confédération, suivez Elgin puis Wellington, et faites demi-tour quand vos doigts vous le demandent.\n\nLes couleurs sont à leur plus beau dans la demi-heure qui suit le coucher du soleil, quand il reste un peu de bleu dans le ciel. Les stations Parlement et Rideau sont tout près : c’est mieux que de tourner en rond pour se garer.\n\nLes trottoirs peuvent être glacés du côté de la rivière. De bonnes semelles font la différence entre une promenade et une démarche de pingouin.',
      location: 'Parc de la Confédération et rue Wellington',
    },
  },
  {
    slug: 'winter-market-lansdowne',
    title: 'Winter market at Lansdowne',
    description:
      'Wooden stalls, strings of bulbs and the smell of cinnamon: the winter market brings local makers, growers and cooks together in the Glebe. Expect beeswax candles, mittens in every size, preserves, and a line for anything hot.\n\nGo in the first two hours if you like to talk with the people who made what you are buying. After supper there is more music and less elbow room.\n\nBuses along Bank Street stop at the door. Bring a bag, some small bills, and a friend to hold the hot chocolate while you look for your gloves.',
    startsInDays: 6,
    lastsDays: 24,
    hour: 11,
    location: 'Lansdowne Park, Bank Street',
    website: 'https://ottawa.ca/',
    picture: '/images/events/winter-market.svg',
    featured: true,
    translation: {
      title: 'Marché d’hiver à Lansdowne',
      description:
        'Des kiosques de bois, des guirlandes d’ampoules et l’odeur de la cannelle : le marché d’hiver réunit dans le Glebe les artisanes, les maraîchers et les cuistots du coin. On y trouve des bougies en cire d’abeille, des mitaines de toutes les tailles, des confitures, et une file devant tout ce qui est chaud.\n\nVenez dans les deux premières heures si vous aimez jaser avec les gens qui ont fabriqué ce que vous achetez. Après le souper, il y a plus de musique et moins de place pour les coudes.\n\nLes autobus de la rue Bank s’arrêtent devant la porte. Apportez un sac et de petites coupures, et amenez quelqu’un pour tenir le chocolat chaud pendant que vous cherchez vos gants.',
      location: 'Parc Lansdowne, rue Bank',
    },
  },
  {
    slug: 'carol-sing-sparks-street',
    title: 'Carol sing on Sparks Street',
    description:
      'Bring your voice, in whatever shape it is in. Song sheets in English and French are passed around at the start, and a small brass group keeps everyone more or less together.\n\nIt lasts about an hour, all of it outdoors and standing. Children near the front can usually see the tuba, which is the point for most of them.\n\nParliament station is around the corner. If the wind is strong, the singers tuck in on the south side of the street.',
    startsInDays: 14,
    lastsDays: 1,
    hour: 18,
    location: "Sparks Street, between Metcalfe and O'Connor",
    website: null,
    picture: '/images/events/carols.svg',
    featured: false,
    translation: {
      title: 'On chante Noël rue Sparks',
      description:
        'Apportez votre voix, peu importe son état. On distribue au début des feuilles de chant en français et en anglais, et un petit ensemble de cuivres garde tout le monde à peu près ensemble.\n\nÇa dure environ une heure, dehors et debout. Les enfants qui se placent en avant voient d’habitude le tuba, et pour la plupart c’est ce qui compte.\n\nLa station Parlement est au coin de la rue. S’il vente fort, le chœur se met à l’abri du côté sud.',
      location: 'Rue Sparks, entre Metcalfe et O’Connor',
    },
  },
  {
    slug: 'museum-night',
    title: 'Museum night: galleries open late',
    description:
      'For one evening, museums and galleries around downtown keep their doors open late, with short talks, drawing tables and guides who have time for questions. Choose two places at most and you will see something; choose five and you will see coat checks.\n\nMost stops are within walking distance of Rideau station. Some rooms limit numbers, so the first hour is the calm one.\n\nStrollers and wheelchairs are welcome. Ask each museum about elevators and quiet spaces before you set out.',
    startsInDays: 20,
    lastsDays: 1,
    hour: 18,
    location: 'Downtown and Lowertown museums',
    website: 'https://ottawa.ca/',
    picture: '/images/events/museum-night.svg',
    featured: false,
    translation: {
      title: 'Nuit des musées : les galeries restent ouvertes',
      description:
        'Le temps d’une soirée, les musées et les galeries du centre-ville gardent leurs portes ouvertes plus tard, avec de courtes causeries, des tables à dessin et des guides qui ont le temps de répondre. Choisissez deux endroits au plus et vous verrez quelque chose ; choisissez-en cinq et vous verrez des vestiaires.\n\nPresque tout se fait à pied à partir de la station Rideau. Comme certaines salles limitent le nombre de visiteurs, la première heure est la plus tranquille.\n\nPoussettes et fauteuils roulants sont les bienvenus. Avant de partir, informez-vous auprès de chaque musée des ascenseurs et des coins calmes.',
      location: 'Musées du centre-ville et de la Basse-Ville',
    },
  },
  {
    slug: 'contes-a-vanier',
    language: 'fr',
    title: 'Soirée de contes à Vanier',
    description:
      'Trois conteuses, un poêle qui ronfle et des histoires de draveurs, de revenants et de belles-mères : la veillée se tient au chalet du parc Richelieu, au cœur de Vanier, à deux pas de l’érablière. On commence avec les plus petits à 18 h, et les histoires allongent à mesure que la soirée avance.\n\nTout se passe en français. Si vous l’apprenez, assoyez-vous en avant : les conteuses parlent avec les mains.\n\nL’autobus 12 s’arrête chemin de Montréal. Apportez un coussin, et de quoi mettre un peu dans le chapeau.',
    startsInDays: 27,
    lastsDays: 1,
    hour: 18,
    location: 'Parc Richelieu, Vanier',
    website: null,
    picture: '/images/events/maple.svg',
    featured: false,
  },
  {
    slug: 'neighbourhood-shinny-day',
    title: 'Neighbourhood shinny day',
    description:
      'No teams, no score on a board, no slapshots. Put your stick in the pile at centre ice and you are sorted into a side for twenty minutes, then everyone mixes again. Young children play first, then families, then whoever is left standing.\n\nHelmets are needed for anyone under sixteen and a good idea for the rest of us. A few sticks and helmets are on hand to borrow.\n\nThe rink is refrigerated, so only heavy snow or freezing rain stops play.',
    startsInDays: 33,
    lastsDays: 2,
    hour: 10,
    location: 'City Hall rink, Laurier Avenue West',
    website: 'https://ottawa.ca/',
    picture: '/images/events/hockey.svg',
    featured: false,
  },
  {
    slug: 'skating-on-the-canal',
    title: 'Skating season on the Rideau Canal',
    description:
      'When the ice is thick enough, the canal becomes the longest main street in the city: 7.8 kilometres from downtown to Hartwells Locks, with benches, change huts and something fried along the way. The start shown here is a hope, not a promise. The flag at each stairway says whether a section is open.\n\nEarly morning has the smoothest surface and the fewest people. Dows Lake is wide and kind to beginners; the stretch under the downtown bridges is narrow and quick.\n\nCarry your boots in a backpack so you can get off at any stairs, and go home from wherever your legs give out.',
    startsInDays: 45,
    lastsDays: 42,
    hour: 8,
    location: 'Rideau Canal, downtown to Hartwells Locks',
    website: 'https://ottawa.ca/',
    picture: '/images/events/canal-skating.svg',
    featured: true,
    translation: {
      title: 'La saison de patinage sur le canal Rideau',
      description:
        'Quand la glace est assez épaisse, le canal devient la plus longue rue principale de la ville : 7,8 kilomètres du centre-ville aux écluses Hartwells, avec des bancs, des vestiaires chauffés et une queue de castor en chemin. La date indiquée ici est un souhait, pas une promesse. Le drapeau au pied de chaque escalier dit si la section est ouverte.\n\nTôt le matin, la surface est plus lisse et il y a moins de monde. Le lac Dow est large et clément pour les débutants ; le passage sous les ponts du centre-ville est étroit et rapide.\n\nMettez vos bottes dans un sac à dos : vous pourrez sortir par n’importe quel escalier et rentrer de l’endroit où vos jambes refuseront d’aller plus loin.',
      location: 'Canal Rideau, du centre-ville aux écluses Hartwells',
    },
  },
  {
    slug: 'tulips-indoors',
    title: 'Tulips indoors: an afternoon of winter bulbs',
    description:
      "Long before the beds around Dows Lake wake up, you can have tulips on a windowsill. Growers show how to bring chilled bulbs into bloom in a pot, which varieties stay short enough for a condo sill, and what to do when they flop.\n\nThe tables of cut flowers are for looking until three o'clock, then for taking home. There is a corner for children to pot one bulb each.\n\nEntry is free and the hall is warm, which in this season is half the reason to come.",
    startsInDays: 58,
    lastsDays: 1,
    hour: 13,
    location: 'Horticulture Building, Lansdowne Park',
    website: null,
    picture: '/images/events/tulips.svg',
    featured: false,
    translation: {
      title: 'Des tulipes à l’intérieur : un après-midi de bulbes d’hiver',
      description:
        'Bien avant que les plates-bandes du lac Dow se réveillent, vous pouvez avoir des tulipes sur le bord de la fenêtre. Des horticultrices montrent comment faire fleurir en pot des bulbes qui ont passé leur temps au froid, quelles variétés restent assez courtes pour un appartement, et quoi faire quand elles s’effondrent.\n\nLes tables de fleurs coupées sont là pour les yeux jusqu’à 15 h, et pour la maison ensuite. Dans le coin des enfants, chacun peut mettre un bulbe en pot.\n\nL’entrée est libre et la salle est chauffée, ce qui en cette saison est la moitié de l’attrait.',
      location: 'Pavillon de l’horticulture, parc Lansdowne',
    },
  },
  {
    slug: 'maple-taffy-and-fiddles',
    title: 'Maple taffy and fiddles in the snow',
    description:
      "Hot syrup poured on clean snow, a wooden stick, thirty seconds of patience: la tire d'érable needs no recipe. Fiddlers play near the fire from two o'clock, and there is a short sleigh run for anyone small enough to share a sled.\n\nDress for standing still. The snow is packed along the main path, but wheels of any kind will find it slow going.\n\nBring your own mug for the pea soup, and come back for seconds before the pot is scraped.",
    startsInDays: 68,
    lastsDays: 2,
    hour: 12,
    location: 'Vincent Massey Park, off Heron Road',
    website: null,
    picture: '/images/events/maple.svg',
    featured: false,
    translation: {
      title: 'Tire d’érable et violons dans la neige',
      description:
        'Du sirop bouillant sur la neige propre, un bâtonnet, trente secondes de patience : la tire se passe de recette. Les violoneux jouent près du feu à partir de 14 h, et il y a une petite glissade pour quiconque est assez menu pour partager une luge.\n\nHabillez-vous pour rester sans bouger. La neige est tapée le long du sentier principal, mais tout ce qui roule avancera lentement.\n\nApportez votre tasse pour la soupe aux pois, et revenez vous servir avant qu’on gratte le fond du chaudron.',
      location: 'Parc Vincent-Massey, près du chemin Heron',
    },
  },
  {
    slug: 'skate-swap-overbrook',
    title: 'Skate swap in Overbrook',
    description:
      'Bring the skates that nobody fits any more and leave with a pair that somebody does. Volunteers check blades and laces at the door, and sharpening is by donation.\n\nChildren’s sizes go in the first hour.',
    startsInDays: 31,
    lastsDays: 1,
    hour: 10,
    location: 'Overbrook Community Centre',
    website: null,
    picture: '/images/events/lights.svg',
    featured: false,
    isDraft: true,
    translation: {
      title: 'Troc de patins à Overbrook',
      description:
        'Apportez les patins trop petits et repartez avec une paire à la bonne pointure. À l’entrée, des bénévoles vérifient les lames et les lacets, et l’affûtage se paie par un don.\n\nLes pointures d’enfants partent dans la première heure.',
      location: 'Centre communautaire Overbrook',
    },
  },
];
