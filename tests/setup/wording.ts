/** How the catalogue speaks (docs/translating.md), as patterns of what it never says. */
export interface Wrong {
  /** What is wrong about a text that matches. */
  because: string;
  pattern: RegExp;
  /** A text that the pattern has to find, which proves that it can. */
  finds: string;
  /** A text beside it that is right. */
  passes: string;
  /** Parts of texts that stay: SPEC's own words, and things by their name. */
  except?: readonly string[];
  /** Files in which the words are right: those about letters on paper. */
  exceptIn?: readonly string[];
}

/** Parameters that are names, of people or of communities. */
const names = 'author|by|communities|community|name|names|other|person|seller|sender|successor|who';

/** Parameters that are a day, with or without a time. */
const days = 'date|day|from|to|until';

/** Letters on paper: their codes, the invitation of a unit, a page's format, and the letters of a word. */
const paper = [
  ...[
    'auth',
    'codes',
    'codes.server',
    'community-settings',
    'door',
    'door-queue',
    'ending',
    'home',
    'owners',
    'notice-service',
  ],
  ...[
    'http.server',
    'invitations',
    'join',
    'letters',
    'letters.server',
    'manage',
    'notice-delivery',
  ],
  ...['opening', 'units-desk'],
];

/** SPEC's texts that a rule below would not let pass. */
const exclaimed = [
  ...['Welcome back!', 'Welcome to The Local Link!', 'See you next time!', 'Join Our Community!'],
  ...['All caught up!', 'Your listing is now live!', 'Your activity is now live!'],
];

const dotted = /^(?:Loading(?: \w+)*|Saving)\.\.\.$/;

const never = (words: string, instead: string, finds: string, passes: string): Wrong => ({
  because: `say ${instead}`,
  // Not as the name of a parameter.
  pattern: new RegExp(String.raw`(?<![\p{L}{])(?:${words})(?!\p{L})`, 'iu'),
  finds,
  passes,
});

/** What no English text says. */
export const wrongInEnglish: readonly Wrong[] = [
  never('e-mails?', 'email', 'Confirm your e-mail.', 'Confirm your email.'),
  {
    ...never('by mail|comes? by post', 'by email', 'Send it by mail', 'Send it by email'),
    exceptIn: ['notice-service', 'notice-service.server', 'owners'],
  },
  never('whoever|whomever', 'who, or the person who', 'Whoever joined', 'People who joined'),
  never('somebody|anybody|everybody', 'someone', 'Somebody else', 'Someone else'),
  never('waits', 'what there is to do', 'Nothing waits for you', 'Please wait a minute'),
  never('stands?', 'is', 'It stands first', 'It comes first'),
  never('by now', 'now', 'It is over by now', 'It’s over now'),
  never('any ?more', 'no longer', 'It opens nothing any more', 'There are more'),
  never('at once', 'right away', 'It shows at once', 'It shows right away'),
  never('meanwhile|in the meantime', 'who changed it', 'It changed meanwhile', 'It has changed'),
  never('hears? (?:of|about)', 'learns', 'They hear of it', 'They learn of it'),
  never('press(?:es|ed|ing)?', 'select', 'Press Publish', 'Select Publish'),
  never('what became of', 'what was decided', 'What became of it', 'What was decided'),
  never('reads? so', 'see that', 'Its author reads so', 'The author sees that'),
  never('throw(?:s|n|ing)? away', 'discard', 'Throw it away, or throw away all', 'Discard it'),
  never('(?:un)?tick(?:s|ed|ing)?', 'select', 'Tick this box', 'Select this box'),
  never(
    '(?:on|off) (?:the|its|their|your) hub',
    'in the hub',
    'It’s on the hub',
    'It’s in the hub',
  ),
  never('dearest|cheapest', 'the price', 'Dearest first', 'Highest price first'),
  never('shelf|post room', 'documents', 'On the shelf', 'In the documents'),
  never('their hub', 'the hub', 'In their hub', 'In the hub'),
  never('mail services?', 'email provider', 'Your mail service', 'Your email provider'),
  never('too old', 'expired', 'The link is too old', 'The link has expired'),
  never('log-ins?|hand-overs?', 'one word', 'A hand-over', 'A handover'),
  never(
    String.raw`lets? (?:\S+ ){1,5}in(?=[.,;]|$)`,
    'join',
    'It lets the household of unit 5 in.',
    'Let us know in time',
  ),
  {
    because: 'the door is a real one: say request, approved, open',
    pattern: /(?<!\b(?:on the|under the|at each) )\bdoors?\b/iu,
    finds: 'You are at the door',
    passes: 'Slip them under the doors, as on the door',
  },
  {
    because: 'a letter is on paper: say email, or message',
    pattern: /\bletters?\b/iu,
    finds: 'You get this letter because',
    passes: 'You’re receiving this email because',
    except: [
      'letters or digits',
      'Use lowercase letters',
      'with letters',
      'fewer letters',
      'more letters',
      'two letters',
    ],
    exceptIn: [...paper, 'newsletter-editor'],
  },
  {
    because: 'people contract: don’t, isn’t, can’t',
    pattern:
      /\b(?:cannot|(?:do|does|did|is|are|was|were|has|have|had|will|would|could|should) not)\b/iu,
    finds: 'This is not an email address.',
    passes: 'This isn’t an email address.',
  },
  {
    because: 'an apostrophe is ’',
    pattern: /\w'\w|\}'s/u,
    finds: "Open {name}'s page",
    passes: 'Open {name}’s page',
    except: ["you're looking for", "doesn't exist"],
  },
  {
    because: 'no exclamation marks but SPEC’s',
    pattern: /!/u,
    finds: 'Saved!',
    passes: 'Saved',
    except: exclaimed,
  },
  {
    because: 'the ellipsis is one character',
    pattern: /\.\.\./u,
    finds: 'Wait...',
    passes: 'Saving…',
  },
];

/** What no French text says. */
export const wrongInFrench: readonly Wrong[] = [
  {
    because: 'a name after de or à elides and contracts: {de:name}, {à:name}',
    pattern: new RegExp(
      String.raw`(?:^|[^\p{L}])(?:de|d’|du|des|à|au|aux|dans|que|qu’|lorsque|puisque)[ \u00a0]?\{(?:${names})\}`,
      'iu',
    ),
    finds: 'la demande de {name} reste ouverte',
    passes: 'la demande {de:name} pour {community} reste ouverte',
  },
  {
    because: 'only de and à change with a name',
    pattern: /\{(?!de:|à:)[^{}]*:\w+\}/u,
    finds: 'Publié {par:name}',
    passes: 'Publié par {name}, membre {de:community}',
  },
  {
    because: 'an imperative is polite enough',
    pattern: /\bveuillez\b/iu,
    finds: 'Veuillez choisir un fichier',
    passes: 'Choisissez un fichier',
  },
  {
    because: 'qui has a head: la personne qui, toute personne qui',
    pattern: /(?:^|[.!] |«\u00a0)(?:(?:à|pour|de|par|avec) )?qui(?![\p{L}’])(?!.*\?)/iu,
    finds: 'Qui s’inscrit devient membre.',
    passes: 'Toute personne qui s’inscrit devient membre. Qui appeler\u00a0?',
  },
  {
    because: 'a date takes its article',
    pattern: new RegExp(String.raw`(?<!\b(?:le|du|au)) \{(?:${days})\}(?<=[\p{L}’] \{\w+\})`, 'iu'),
    finds: 'Dans le carrefour depuis {date}',
    passes: 'Dans le carrefour depuis le {date} · jusqu’au {until}, {date}',
    except: ['de {from} à {to}', 'messages par heure et {day} par jour'],
  },
  {
    because: 'numéro is nº, with its sign',
    pattern: /[nN]°|\bno\.? ?(?=[\d{])/u,
    finds: 'Numéro : n° 4',
    passes: 'Numéro : nº 4',
  },
  {
    because: 'a letter is on paper: say courriel, or message',
    pattern: /\blettres?\b/iu,
    finds: 'Vous recevez cette lettre parce que',
    passes: 'Vous recevez ce courriel parce que',
    except: [
      'des lettres ou des chiffres',
      'en lettres',
      'plus de lettres',
      'moins de lettres',
      'deux lettres',
    ],
    exceptIn: paper,
  },
  {
    because: 'the door is a real one: say demande, acceptée, ouverte',
    pattern: /(?<!(?:sur la|sous les|à chaque) )(?<!\p{L})portes?(?!\p{L})(?! un code)/iu,
    finds: 'Vous êtes à la porte',
    passes: 'Glissez-les sous les portes\u00a0; chacune porte un code',
  },
  never('e-mails?|emails?', 'courriel', 'Votre e-mail', 'Votre courriel'),
  never(
    '(?<!accès )au carrefour|sur le carrefour',
    'dans le carrefour',
    'Il est au carrefour',
    'Il est dans le carrefour, et vous avez accès au carrefour',
  ),
  never('passage du relais', 'passation', 'Le passage du relais', 'La passation'),
  never(
    'sert une seule fois',
    'fonctionne une fois',
    'Il sert une seule fois',
    'Il fonctionne une fois',
  ),
  {
    because: 'web is a word like others',
    pattern: /(?<!^)\bWeb\b/u,
    finds: 'une adresse Web',
    passes: 'une adresse web',
  },
  never('réglages?', 'paramètres', 'Les réglages', 'Les paramètres'),
  never(
    'règlements? de (?:l’|votre )immeuble',
    'règles',
    'Le règlement de l’immeuble',
    'Les règles de l’immeuble',
  ),
  never('(?:dans|de) la file', 'liste d’attente', 'Dans la file', 'Sur la liste d’attente'),
  never('logements?', 'unité', 'Votre logement', 'Votre unité'),
  never('infolettres?', 'bulletin', 'L’infolettre', 'Le bulletin'),
  never('(?:le |un )?surintendant', 'concierge', 'Le surintendant', 'Le concierge'),
  never('à l’intérieur|place a pris fin', 'membre', 'Vous êtes à l’intérieur', 'Vous êtes membre'),
  never('côté (?:anglais|français)', 'version', 'Le côté anglais', 'La version anglaise'),
  never(
    'administrat(?:eur|rice)s?',
    'responsable du site',
    'Un administrateur',
    'Un responsable du site',
  ),
  never('modérat(?:eur|rice)s?', 'la modération', 'Les modérateurs', 'La modération'),
  never('vend(?:eur|euse)s?', 'la personne qui vend', 'Le vendeur', 'La personne qui vend'),
  never(
    'ce bureau|espace de bureau|bureau de la rédaction',
    'espace',
    'Seul ce bureau',
    'L’espace de gestion',
  ),
  {
    because: 'say au maximum',
    pattern: /\bau plus (?=[\d{])/iu,
    finds: 'au plus {maximum} caractères',
    passes: 'au maximum {maximum}\u00a0caractères, et 180 jours au plus tard',
  },
];

/** What is wrong about a text of a file of the catalogue, by the rules of its language. */
export function wrongAbout(rules: readonly Wrong[], area: string, text: string): string[] {
  return rules
    .filter(({ exceptIn }) => !exceptIn?.includes(area))
    .filter(({ pattern, except = [] }) => {
      const rest = except.reduce((left, part) => left.replaceAll(part, ''), text);
      return pattern.test(rest) && !dotted.test(text);
    })
    .map(({ because }) => because);
}
