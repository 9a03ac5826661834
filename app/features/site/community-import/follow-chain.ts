import { createHash } from 'node:crypto';
import { beginningOfChain } from '#app/features/site/community-export/format.ts';

/** The end of a log that is as it was downloaded, or what is wrong with it. */
type Followed = { last: string } | { problem: string };

/**
 * Follows the chain of checksums through the lines of a log. Where it breaks, the entry before is the one that was
 * changed, or entries between the two were taken out or added.
 */
export function followChain(
  lines: string[],
  expected: { entries: number; last: string },
): Followed {
  let last: string = beginningOfChain;
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith(`{"previous":"${last}",`)) {
      if (index === 0) return { problem: `Entry 1 of its log (${nameOf(line)}) is not the first.` };
      return {
        problem: `Entry ${index} of its log (${nameOf(lines[index - 1] ?? '')}) was changed, or entries after it were taken out or added.`,
      };
    }
    last = createHash('sha256').update(line).digest('hex');
  }
  if (lines.length !== expected.entries) {
    return { problem: `Its log has ${lines.length} entries instead of ${expected.entries}.` };
  }
  if (last !== expected.last) {
    return {
      problem: `Entry ${lines.length} of its log (${nameOf(lines.at(-1) ?? '')}) was changed.`,
    };
  }
  return { last };
}

/** What an entry calls itself: when, what and about what. */
function nameOf(line: string): string {
  try {
    const { at, action, subject, title } = JSON.parse(line) as Record<string, unknown>;
    return [at, action, subject, title]
      .filter((one) => typeof one === 'string' && one !== '')
      .map((one) => String(one).replace(/\p{C}/gu, ' ').slice(0, 80))
      .join(' ');
  } catch {
    return 'unreadable';
  }
}
