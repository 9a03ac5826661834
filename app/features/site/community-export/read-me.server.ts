import type { Community } from '#db/entities/index.ts';
import { languages } from '#db/enums.ts';
import { formatsFor } from '#app/lib/format.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** A program that follows the chain of the log, for the terminal of anybody who has Python. */
const followChain = `python3 - <<'END'
import hashlib
previous = '0' * 64
for number, line in enumerate(open('log.jsonl', 'rb'), 1):
    line = line.rstrip(b'\\n')
    assert line.startswith(b'{"previous":"' + previous.encode()), number
    previous = hashlib.sha256(line).hexdigest()
print(previous)
END`;

/** What is in an export and how to check it, in both languages. `last` is the checksum of the log's last line. */
export const readMe = ({ name, language }: Community, last: string): string =>
  [language, ...languages.filter((one) => one !== language)]
    .map((locale) => {
      const when = formatsFor(locale).fullDateTime(new Date());
      const say = (key: 'title' | 'what' | 'data' | 'left' | 'sums' | 'chain' | 'chainEnd') =>
        translate(locale, `communityExport.readMe.${key}`, { name, when });
      return [
        say('title'),
        say('what'),
        say('data'),
        say('left'),
        say('sums'),
        'sha256sum -c SHA256SUMS.txt',
        say('chain'),
        followChain,
        say('chainEnd'),
        last,
      ].join('\n\n');
    })
    .join(`\n\n${'-'.repeat(72)}\n\n`)
    .concat('\n');
