import { describe, expect, it } from 'vitest';
import { letterKinds } from '#app/jobs/email-kinds.server.ts';
import { compose } from '#app/features/mail/outbox/compose.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { letterSamples } from '#tests/setup/letter-samples.ts';

// It brings the settings that an email is written with.
testApp();

/** An email of a kind, as a mail server gets it. */
const composed = (kind: string, params: object = {}) =>
  compose(
    {
      id: '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa',
      ...{ kind, topic: letterKinds[kind]?.topic ?? 'ACCOUNT', urgency: 0, tries: 1 },
      ...{ userId: null, name: 'Rita', address: 'rita@mail.example', language: 'en' },
      params: { ...letterSamples[kind], ...params },
      createdAt: new Date(),
    },
    letterKinds,
  );

const requests = [
  'REQUEST_RECEIVED',
  'REQUEST_CHANGED',
  'REQUEST_MESSAGE',
  'REQUEST_MERGED',
  'REQUEST_AT_DESK',
];

describe('emails about one thing (rules 23.1)', () => {
  it('are one thread, those about a request under one subject', () => {
    const all = requests.map((kind) => composed(kind));
    expect(new Set(all.map(({ subject }) => subject))).toEqual(
      new Set(['HP-1043: Elevator, Elevator B']),
    );
    const [root] = all.map(({ headers }) => headers.References);
    expect(root).toMatch(/^<[0-9a-f]{32}@[\w.-]+>$/);
    for (const { headers } of all)
      expect(headers).toMatchObject({ References: root, 'In-Reply-To': root });
    const other = composed('REQUEST_MESSAGE', { ref: 'HP-1044' });
    expect(other.headers.References).not.toBe(root);
    expect(composed('BOOKING').headers.References).toBe(
      composed('BOOKING_ASKED').headers.References,
    );
    expect(composed('CONFIRM_EMAIL').headers).not.toHaveProperty('References');
  });

  it('say why they come to somebody whose own request was merged', () => {
    const { text } = composed('REQUEST_CHANGED', { isAuthor: false, mergedFrom: 'HP-1050' });
    expect(text).toContain(
      'because request HP-1050, which you sent or followed, is now part of HP-1043',
    );
    expect(text).not.toContain('affects you too');
  });
});

it('every email says who reads an answer, and keeps machines from answering', () => {
  for (const kind of Object.keys(letterSamples)) {
    const { text, html, headers, replyTo } = composed(kind);
    const says = replyTo ? `${replyTo.name} gets your answer` : 'Nobody reads answers';
    expect(text, kind).toContain(says);
    expect(html, kind).toContain(says);
    expect(headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    });
    expect(headers.Precedence, kind).toBe(
      letterKinds[kind]?.topic === 'ACCOUNT' ? undefined : 'bulk',
    );
  }
});
