import { describe, expect, it } from 'vitest';
import { searchWords } from './words.ts';

describe('the words of a search', () => {
  it('count once, in their order', () => {
    expect(searchWords('vélo Velo VÉLO vert velo')).toEqual({
      text: 'velo vert',
      loose: ['velo', 'vert'],
    });
    expect(searchWords('velo '.repeat(16))?.loose).toEqual(['velo']);
  });

  it('are twelve at most', () => {
    const typed = Array.from({ length: 20 }, (_, n) => `w${n}`).join(' ');
    expect(searchWords(typed)?.loose).toHaveLength(12);
    expect(searchWords(`"${typed}"`)?.text.split(' ')).toHaveLength(12);
  });

  it('stay together in quotes, and each phrase counts once', () => {
    expect(searchWords('« Vélo bleu » "velo bleu" neuf neuf')).toEqual({
      text: '"velo bleu" neuf',
      loose: null,
    });
    expect(searchWords('"velo" velo')?.text).toBe('velo');
    expect(searchWords('"velo bleu')?.text).toBe('"velo bleu"');
  });

  it('are none in signs alone', () => {
    for (const typed of ['', '«»', '" "', '?!']) expect(searchWords(typed), typed).toBeNull();
  });
});
