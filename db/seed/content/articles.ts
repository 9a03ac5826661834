import type { ArticleContent } from './types.ts';

export const articles: ArticleContent[] = [
  {
    slug: 'what-a-balcony-is-for-in-january',
    title: 'What a balcony is for in January',
    lead: 'A spruce bough, a pair of mitts and ten minutes of sun: small ways to keep using the coldest room you own.',
    content: `Most of us lock the balcony door at Thanksgiving and open it again when the tulips come up. That is half the year, and it is a pity, because a balcony in winter gives you something few rooms can: clean air, a long view, and a reason to put the phone down.

The trick is to ask less of it. In July you want supper out there. In January you want ten minutes.

## Find your ten minutes

For one week, notice when the sun reaches your railing. A south balcony in Ottawa gets it low and long around noon. One that faces east may have a bright half hour at breakfast and nothing after. Put one chair where that light falls, and leave a folded blanket and a pair of mitts in a basket just inside the door. If you have to hunt for them you won’t go.

A square of old carpet or a foam kneeling pad under your boots makes more difference than another sweater. The cold comes from the concrete.

## Something green, something for the birds

Fill your summer pots with cut boughs before the soil freezes hard. Spruce, cedar and red dogwood stems will hold their colour until March if you water them well once and then let the frost lock them in place. Push the pots against the wall, out of the wind, and group them; a single pot freezes and cracks sooner than five together.

Check your building’s rules before you hang a feeder. Many corporations don’t allow seed, because it falls on the balcony below and draws pigeons and mice. A shallow dish of water is not worth it either, since it will be ice by lunch. If birds are what you miss, take the river path with a pocketful of patience instead.

## Snow, weight and neighbours

Fresh snow is light, but snow that has been rained on is not. Sweep it while it is still powder, into a bucket, and tip it down the bathtub. Never push it over the edge: somebody’s window, stroller or head is underneath. Keep the drain clear, because meltwater with nowhere to go finds its way under the door.

Please use a broom or a plastic shovel. Metal chips the waterproof coating, and every owner pays for the repair.

## The reward

There is an evening in late January when you step out with your tea and realize that at half past five it is not dark. You can hear skates on a rink a long way off, or the plow turning around at the end of the street. You will go in again before the tea is cold. It was still the best part of the day.`,
    author: 'Geneviève Marchand-Hill',
    picture: '/images/articles/balcony-winter.svg',
    daysAgo: 3,
    translation: {
      title: 'À quoi sert un balcon en janvier',
      lead: 'Une branche d’épinette, une paire de mitaines et dix minutes de soleil : de petites façons de profiter de la pièce la plus froide de chez vous.',
      content: `La plupart d’entre nous verrouillent la porte du balcon à l’Action de grâce et la rouvrent quand les tulipes pointent. C’est la moitié de l’année, et c’est dommage, parce qu’un balcon en hiver donne ce que peu de pièces peuvent offrir : de l’air propre, une vue dégagée et une raison de poser le téléphone.

Le truc, c’est de lui en demander moins. En juillet, on veut y souper. En janvier, dix minutes suffisent.

## Trouvez vos dix minutes

Pendant une semaine, notez à quelle heure le soleil touche votre garde-corps. À Ottawa, un balcon plein sud le reçoit bas et longtemps vers midi. Un balcon à l’est aura peut-être une belle demi-heure au déjeuner, puis plus rien. Mettez une chaise là où tombe cette lumière, et laissez une couverture pliée et des mitaines dans un panier juste derrière la porte. S’il faut les chercher, vous n’irez pas.

Un vieux carré de tapis ou un coussin de jardinage sous vos bottes change plus de choses qu’un chandail de plus. Le froid vient du béton.

## Du vert, et quelque chose pour les oiseaux

Remplissez vos pots d’été de branches coupées avant que la terre gèle dur. L’épinette, le cèdre et les tiges de cornouiller rouge gardent leur couleur jusqu’en mars si on les arrose bien une fois et qu’on laisse le gel les figer. Poussez les pots contre le mur, à l’abri du vent, et regroupez-les : un pot seul gèle et se fend plus vite que cinq ensemble.

Lisez les règles de votre immeuble avant d’accrocher une mangeoire. Bien des copropriétés interdisent les graines, qui tombent sur le balcon d’en dessous et attirent les pigeons et les souris. Une soucoupe d’eau ne vaut pas mieux : elle sera prise en glace avant le dîner. Si les oiseaux vous manquent, prenez plutôt le sentier de la rivière, les poches pleines de patience.

## La neige, le poids et le voisinage

La neige fraîche est légère ; celle sur laquelle il a plu ne l’est pas. Balayez-la pendant qu’elle est encore en poudre, dans un seau, et videz-le dans le bain. Ne la poussez jamais par-dessus bord : en dessous, il y a une fenêtre, une poussette ou une tête. Gardez le drain dégagé, parce que l’eau de fonte qui ne sait plus où aller finit par passer sous la porte.

Prenez un balai ou une pelle de plastique. Le métal écaille la membrane d’étanchéité, et la réparation, c’est tout le monde qui la paie.

## La récompense

Un soir de la fin de janvier, vous sortez avec votre thé et vous constatez qu’à 17 h 30 il ne fait pas encore noir. On entend des patins sur une patinoire, très loin, ou la charrue qui se retourne au bout de la rue. Vous rentrerez avant que le thé soit froid. Ç’aura quand même été le meilleur moment de la journée.`,
    },
  },
  {
    slug: 'a-kitchen-four-steps-long',
    title: 'A kitchen four steps long',
    lead: 'Cooking for a full table from one counter and a half-size oven, with advice from people who have been doing it for years.',
    content: `My kitchen is four steps long. The counter between the sink and the stove holds one cutting board and one opinion. I have cooked a birthday supper for nine in it, and so have my neighbours, whose kitchens are all the same kitchen with different curtains.

I went up and down three floors asking how they manage. Nobody mentioned a gadget.

## Clear before you cook

Everyone said this first. Empty the dish rack, put the toaster on a chair, take the fruit bowl to the bedroom. A small counter that is completely bare is bigger than a large one with things on it. Amal on the fifth floor keeps a wooden board cut to fit over the sink, which gives her a second place to chop. She had it made from an old shelf for twelve dollars.

Fill the sink with hot soapy water before you begin. Each bowl goes in as you finish with it, and you wash while the onions soften.

## One pot on, one pot off

Four burners are only useful if there is somewhere to put four pots down. Most of my neighbours use two. They choose one dish that can be made in the morning and eaten warm, such as a braise, a dal or a pea soup, and one that is quick and last. Anything roasted goes in early and is wrapped in a towel; it will stay hot for forty minutes.

If your oven is the narrow sort, measure it before you buy a tray. A pan with two centimetres of air around it browns well. A pan that touches the sides makes steam.

## Store by the task

The usual advice is to keep like with like. In a tiny kitchen it is better to keep things by what you do with them. The coffee, the mugs and the spoon live together above the kettle. The rice, the pot and the measuring cup share one shelf. You open one door for each job, and you close it again.

Spices go in a drawer, lying down, labels up. Heat from the stove spoils them, and the shelf above it is too good a spot to give them anyway.

Knives belong on the wall. Pot lids belong on the inside of a cupboard door, held by two cup hooks each.

## Let people help, but not in there

A second cook in a galley kitchen is a traffic problem. Give guests a job at the table: shelling peas, folding dumplings, tearing herbs. It slows down the evening in the right way, and no one is standing behind you when you turn around with the pot.

Then leave the dishes to soak. There will be room for them in the morning.`,
    author: 'Farhan Qureshi',
    picture: '/images/articles/small-kitchen.svg',
    daysAgo: 11,
    translation: {
      title: 'Une cuisine de quatre pas',
      lead: 'Recevoir une pleine tablée avec un seul comptoir et un four étroit : les conseils de gens qui le font depuis des années.',
      content: `Ma cuisine fait quatre pas de long. Le comptoir entre l’évier et la cuisinière accueille une planche à découper et une opinion. J’y ai préparé un souper de fête pour neuf, et mes voisines aussi, dans des cuisines qui sont toutes la même avec d’autres rideaux.

J’ai fait le tour de trois étages pour demander comment chacun s’arrange. Personne ne m’a parlé d’un gadget.

## Dégagez avant de cuisiner

C’est ce que tout le monde dit d’abord. Videz l’égouttoir, posez le grille-pain sur une chaise, portez le bol de fruits dans la chambre. Un petit comptoir complètement nu est plus grand qu’un long comptoir encombré. Amal, au cinquième, garde une planche taillée pour couvrir l’évier, ce qui lui donne un deuxième plan de travail. Elle l’a fait tailler dans une vieille tablette, pour douze dollars.

Avant de commencer, remplissez l’évier d’eau chaude savonneuse. Chaque bol y descend dès qu’il a servi, et vous lavez pendant que les oignons fondent.

## Un chaudron sur le feu, un autre à côté

Quatre ronds ne servent à rien s’il n’y a nulle part où déposer quatre chaudrons. Presque tout le monde ici en utilise deux. On choisit un plat qui se fait le matin et se mange tiède, comme un braisé, un dahl ou une soupe aux pois, et un autre qui se prépare vite et à la fin. Ce qui doit rôtir va au four tôt, puis dans une serviette, qui le garde chaud quarante minutes.

Si votre four est du genre étroit, mesurez-le avant d’acheter une plaque. Avec deux centimètres d’air autour, elle dore bien. Si elle touche aux parois, elle fait de la vapeur.

## Rangez par tâche

On conseille d’habitude de ranger ensemble ce qui se ressemble. Dans une cuisine minuscule, mieux vaut ranger d’après ce qu’on en fait. Le café, les tasses et la cuillère vivent ensemble au-dessus de la bouilloire. Le riz, sa casserole et la tasse à mesurer partagent une tablette. Une porte par tâche : on l’ouvre, on la referme.

Les épices vont dans un tiroir, couchées, l’étiquette vers le haut. La chaleur de la cuisinière les gâte, et la tablette du dessus est de toute façon trop précieuse pour elles.

Les couteaux vont au mur. Les couvercles, à l’intérieur d’une porte d’armoire, chacun sur deux crochets à tasse.

## Laissez-vous aider, mais ailleurs

Une deuxième personne dans une cuisine en couloir, c’est un problème de circulation. Donnez à vos invités une tâche à table : écosser des pois, plier des raviolis, effeuiller des herbes. La soirée ralentit juste comme il faut, et personne n’est derrière vous quand vous vous retournez avec le chaudron.

Ensuite, laissez tremper la vaisselle. Il y aura de la place pour elle demain matin.`,
    },
  },
  {
    slug: 'au-bureau-en-patins',
    language: 'fr',
    title: 'Au bureau en patins',
    lead: 'De la Basse-Ville au lac Dow, il y a sept kilomètres de glace et pas un seul feu de circulation. Petit manuel à l’usage de ceux et celles qui commencent à neuf heures.',
    content: `La première fois, je suis arrivée en retard, trempée et ravie. La deuxième, seulement ravie. Voilà quatre hivers que, chaque fois que le drapeau est vert, je descends sur le canal Rideau avec mon sac à dos et que je remonte au pied de mon immeuble de bureaux. Mes collègues ont cessé de poser des questions.

On croit qu’il faut être sportive. Il faut surtout être organisée.

## La veille

Regardez l’état de la glace avant de vous coucher, puis encore au réveil. Un redoux change tout en une nuit, et la section des écluses n’ouvre pas toujours en même temps que celle du lac. Ayez dans la tête votre plan d’autobus : les matins de glace fermée, on est content de ne pas improviser.

Le sac se prépare le soir. Les souliers au fond, dans un sac de plastique, une serviette pour essuyer les lames, des bas secs. Le dîner sur le dessus, debout.

## L’heure qui compte

Avant 7 h 30, la surface vient d’être refaite et on l’a presque pour soi. Il y a les habituées, la dame au manteau rouge, un juge à la retraite qui patine les mains dans le dos et dit bonjour à chaque pont. Après 8 h 15, les classes d’école arrivent, et c’est une autre sorte de bonheur.

Comptez quatre minutes au kilomètre les premières semaines. Le vent vient presque toujours de l’ouest : vous le paierez le matin et il vous ramènera le soir, ou l’inverse, selon le bout de la ville où vous habitez.

## Ce qu’on porte

Moins que vous pensez. Un coupe-vent, des mitaines, un cache-cou qu’on baisse au deuxième kilomètre. Le manteau long est à proscrire, il fait voile. Sur les lunettes, un peu de savon à vaisselle, bien essuyé, empêche la buée.

## À l’arrivée

Je change de souliers sur le banc, au bas de l’escalier. Dix minutes plus tard je suis assise à mon bureau, les joues cuites, avec l’impression d’avoir volé quelque chose à la journée.

Le canal n’ouvre pas tous les hivers aussi longtemps qu’avant, on le sait. C’est une raison de plus pour ne pas remettre cela à la semaine prochaine.`,
    author: 'Mathilde Gravel',
    picture: '/images/events/canal-skating.svg',
    daysAgo: 15,
  },
  {
    slug: 'being-the-quiet-upstairs',
    title: 'Being the quiet upstairs',
    lead: 'What actually travels through a concrete floor, what doesn’t, and how to talk about it before anyone writes to the board.',
    content: `Somebody lives under you. You may know the top of their head from the elevator, but they know you much better: what time you get up, how you put down your shoes, whether your chair has felt on its feet.

Concrete is good at stopping voices and music at ordinary volume. It is poor at stopping anything that hits it. That one fact explains nearly every complaint a board receives.

## The usual suspects

Heels on hard floors come first, then chairs being pushed back, then things dropped in the kitchen. A running child is mostly heels. Washing machines are only a nuisance if they are not level, and a subwoofer is a nuisance wherever it stands on the floor, because low notes go straight into the slab.

Most of this can be solved for less than the price of a takeout meal. Thick felt pads on every chair, changed twice a year, since they fill with grit and stop working. A dense rug pad, not the thin kind with holes, under the rug in the room where people walk most. Slippers by the door. A folded towel under the cutting board if you like garlic crushed with the flat of a knife.

For the speaker, a paving stone on a square of dense foam does what an expensive stand does.

## If you are changing the floor

Ask the office for the building’s flooring rules before you choose a colour. Most corporations want to see the test rating of the underlay, and some send a person to look at it before it is covered. It feels like fuss. But a floor laid without underlay can’t be fixed from above, except by lifting it.

Tell your neighbours the dates. People will put up with a lot of hammering if they know that it ends on a given afternoon.

## If you are the one below

Start with a note or a knock, not an email to the manager. Describe the sound and the hour, without guessing at the cause: “I hear something roll across the floor around eleven” is easier to answer than “stop bowling.” More than once, in this building, the noise turned out to come from two floors up, or from a pipe.

Offer to trade places for ten minutes. Let them stand in your bedroom while you walk across their living room. It is awkward for the first minute and useful ever after, because each of you then hears what the other hears.

If it goes on, write down dates and times for two weeks and take it to the board. They can be patient and fair with a record. They can do very little with a feeling.

And on the quiet nights, which are most of them, it costs nothing to say thank you in the elevator.`,
    author: 'Maureen O’Grady',
    picture: '/images/articles/quiet-floors.svg',
    daysAgo: 19,
    translation: {
      title: 'Le silence d’en haut',
      lead: 'Ce qui traverse vraiment un plancher de béton, ce qui ne le traverse pas, et comment en parler avant que quelqu’un écrive au conseil.',
      content: `Quelqu’un habite sous vos pieds. Vous connaissez peut-être le dessus de sa tête, vu dans l’ascenseur ; cette personne, elle, vous connaît beaucoup mieux : l’heure où vous vous levez, la façon dont vous posez vos souliers, si vos chaises ont du feutre sous les pattes.

Le béton arrête bien les voix et la musique à un volume ordinaire. Il arrête mal tout ce qui le frappe. À lui seul, ce fait explique presque toutes les plaintes que reçoit un conseil.

## Les suspects habituels

Les talons sur un plancher dur viennent en tête, puis les chaises qu’on recule, puis ce qu’on échappe dans la cuisine. Un enfant qui court, c’est surtout des talons. La laveuse ne dérange que si elle n’est pas de niveau, et le caisson de graves dérange partout où il touche le sol, parce que les notes basses descendent droit dans la dalle.

La plupart de ces bruits se règlent pour moins que le prix d’un repas à emporter. De bons patins de feutre sous chaque chaise, changés deux fois par année, puisqu’ils se remplissent de sable et cessent d’agir. Un sous-tapis dense, pas le mince avec des trous, dans la pièce où l’on marche le plus. Des pantoufles près de la porte. Une serviette pliée sous la planche si vous écrasez l’ail du plat du couteau.

Pour l’enceinte, une dalle de jardin sur un carré de mousse ferme fait le travail d’un support coûteux.

## Si vous changez le plancher

Demandez au bureau les règles de l’immeuble avant de choisir une couleur. La plupart des copropriétés veulent voir l’indice de la membrane acoustique, et certaines envoient quelqu’un la regarder avant qu’elle soit couverte. Cela paraît tatillon. Mais un plancher posé sans membrane ne se corrige pas par le dessus, sauf en l’arrachant.

Annoncez les dates au voisinage. On endure bien des coups de marteau quand on sait quel après-midi ils finissent.

## Si vous êtes en dessous

Commencez par un mot ou par trois coups à la porte, pas par un courriel à la gestion. Décrivez le son et l’heure, sans deviner la cause : « j’entends quelque chose rouler vers 23 h » appelle une réponse plus facilement que « cessez de jouer aux quilles ». Plus d’une fois, dans cet immeuble, le bruit venait de deux étages plus haut, ou d’un tuyau.

Proposez d’échanger vos places dix minutes. Qu’on se tienne dans votre chambre pendant que vous marchez dans le salon d’en haut. C’est gênant la première minute et utile pour toujours, car chacun entend alors ce que l’autre entend.

Si cela continue, notez les dates et les heures pendant deux semaines et apportez-les au conseil. Avec un relevé, il peut être patient et juste. Avec une impression, il ne peut presque rien.

Et les soirs de calme, qui sont les plus nombreux, un merci dans l’ascenseur ne coûte rien.`,
    },
  },
  {
    slug: 'a-year-without-the-parking-spot',
    title: 'A year without the parking spot',
    lead: 'One household rented out its parking space and took the train. Here is what got easier, what didn’t, and what they keep in the hall closet now.',
    content: `When our old car failed its last inspection we agreed to wait a year before replacing it. We live near Line 2, we both work close to Line 1, and our parking spot was worth more to a neighbour than to a car that didn’t start. This is what the year taught us.

## Learn the transfer, not the timetable

The two lines meet at Bayview, one above the other. After a couple of weeks we knew which door of the train opens nearest the stairs, and the change takes two minutes instead of five. That kind of knowledge is worth more than any app. So is knowing where the elevators are at each station you use, before the day you have a suitcase or a sprained ankle.

Tap the same card each time, so that the fare system sees one trip and not two. If a train is held, a bus usually leaves from the same station; look up for the red signs before you look down at your phone.

## Winter is a clothing question

The train is warm and the platform is not. We stopped dressing for the ride and dressed for eight minutes of wind. A long coat that covers the knees, a hat that can be pushed in a pocket, boots you can stand in. On the mornings of a big storm we left twenty minutes early or stayed home, which is what we used to do with the car, only with more shovelling.

## Groceries and other heavy things

A wheeled cart cost us forty dollars and changed everything. It goes on the train outside rush hour, folds into the hall closet, and carries cat litter without complaint. We buy heavy things once a month by delivery and share the fee with the couple across the hall.

For the cottage, the hardware store run and my mother’s appointments, we joined a car-share. We used it about three times a month. When we added it all up, fares and cart and car-share came to a little under half of what insurance, gas and the spot had cost us.

## What we miss

Late Sunday evenings, mostly, when the wait is long and the song you were going to play in the car doesn’t come on. Spontaneous trips to Gatineau Park. Having a trunk, which turns out to be a kind of second closet that we had filled with things no one needed.

We also met people. The man with the cello case on the 7:42 is called Laurent, and he lives two floors below us. In six years of leaving by the garage we had never once seen him.

The year is up. We haven’t bought the car.`,
    author: 'Priya and Tomasz Nowak-Iyer',
    picture: '/images/articles/light-rail.svg',
    daysAgo: 27,
  },
  {
    slug: 'buying-rice-by-the-sack',
    title: 'Buying rice by the sack, six households at a time',
    lead: 'A pantry the size of a closet doesn’t rule out buying in bulk. It only means you need neighbours and a kitchen scale.',
    content: `It began with a twenty-kilogram sack of rice in the elevator and a question from the person standing beside it. By the third floor they had agreed to split it. Two years later, six households on our side of the building buy staples together once every two months, and the whole thing runs on a sheet of paper taped inside a cupboard.

Anyone can do this. Here are the rules we settled on, mostly after breaking them.

## Start with five things

Choose foods that everyone eats, that keep, and that can be poured: rice, lentils, flour, oats, sugar. Leave out oil and honey at first, because decanting them is how friendships end. Leave out anything frozen until you have done it three or four times and know who is always late.

Write down what each household wants in kilograms, not in bags. Round up to the nearest sack and let the person with the most shelf space take the remainder at cost.

## Pay before the trip

Everybody sends their share the evening before. It sounds stiff between neighbours, but it means the person who shops is never out of pocket and nobody has to remember who owes whom four dollars. Keep the receipt and photograph it. If the price went up, split the difference next time.

We take turns shopping, two at once. One car, one list, and a stop for coffee that comes out of the common money. That was voted on, and it was unanimous.

## An hour at the long table

Book the party room, or clear the biggest kitchen. You need a scale that goes to five kilograms, two scoops, a funnel and clean containers that people bring themselves. Label each one with the food and the month. Flour goes home in something with a tight lid, and spends three days in the freezer if there is room, which keeps pantry moths from ever becoming a subject.

Wipe down the table, sweep the floor, and look under it. Lentils roll.

## Where to put it at home

A bed on ordinary legs has room beneath it for four flat bins. The top of the kitchen cupboards is too warm for flour but fine for sealed oats. A hall closet with the vacuum moved to a hook will hold a month of dry goods on its floor. What matters is that you can see it, since food that is out of sight gets bought again.

## What it saves

About a fifth of our grocery bill for those foods, by the sheet in the cupboard. But ask any of the six why they keep doing it and they talk about something else: the recipes that are traded over the scale, the borrowed car seat, and the evening in February when someone was ill and soup arrived from four doors.`,
    author: 'Hodan Warsame',
    picture: '/images/articles/bulk-buying.svg',
    daysAgo: 38,
  },
  {
    slug: 'houseplants-for-dry-rooms-and-north-windows',
    title: 'Houseplants for dry rooms and north windows',
    lead: 'Heating season is hard on leaves. Five plants that shrug it off, and the simple routine that keeps the others going.',
    content: `From October to April, the air in a heated condo is about as damp as a cracker. The light is low, the glass is cold, and a fan coil under the window blows warm air at whatever you have put on the sill. Then we wonder about the fern.

You can fight all of that with lamps and humidifiers. Or you can grow what likes it.

## Five that don’t mind

The cast-iron plant earned its name in dim Victorian hallways. It grows perhaps three leaves a year and keeps them all. The snake plant asks for water once a month in winter; more harm is done to it by kindness than by neglect. A ZZ plant stores water in fat roots and stays glossy in a corner where you would need a lamp to read.

Heart-leaf philodendron trails from a shelf, tells you it is thirsty by going limp, and recovers by supper. And the spider plant, which every building seems to have hundreds of, will live on a north sill for decades if its roots aren’t sitting in cold water. Three of these are unkind to cats who chew, the philodendron, the ZZ and the snake plant, so hang them or skip them.

## The window in winter

Touch the glass on a January night and then imagine being a leaf against it. Pull pots back by the width of a hand, or slide a strip of cork under them. If there is a vent below, lay a small shelf over the front of the sill so that the warm air is pushed into the room and not up through the stems. Don’t block the vent itself: your neighbours’ comfort depends on the whole riser being balanced.

Clean the window. City glass after a salty autumn can cost you a good part of what little light there is. Wipe the leaves, too, with a damp cloth and nothing else.

## Water by weight

Forget the weekly schedule. Lift the pot. When it feels light, carry it to the sink, water until it drips, let it drain for half an hour and put it back. In winter that may be every three weeks. Water that has stood overnight is less of a shock than water straight from a January tap.

Hold the fertilizer until the days are longer. A plant that is resting can’t use it, and the salts build up in the soil as a white crust.

## When something looks wrong

Brown tips mean dry air, and are no cause for alarm; trim them. Yellow lower leaves usually mean too much water. Fine webs between the stems are spider mites, which love heated rooms. Put the plant in the shower, lukewarm, and rinse the undersides every few days for two weeks.

If it dies anyway, wash the pot and ask on the marketplace. Somebody near you has a spider plant with eleven children.`,
    author: 'Luc Dessureault',
    picture: '/images/articles/houseplants.svg',
    daysAgo: 52,
  },
];
