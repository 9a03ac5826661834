import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isWatchingChanges, onPublicChange } from '#app/lib/db/public-changes.server.ts';
import { keep, type KeptResponse } from './kept-response.server.ts';
import { plainRequest, visitorKey } from './visitor-key.server.ts';

/** How many bytes of pages are kept, and for how long if nothing changes, in ms. */
const maxBytes = 32 * 1024 * 1024;
const keptMs = 15_000;

export interface Origin {
  /** Whether what an address answers is the same for every visitor. */
  isForVisitors: (pathname: string) => boolean;
  answer: (request: Request) => Promise<Response>;
}

/** What there is for a request: a kept response, or one that was just made and may not be kept. */
type Found = { kept: KeptResponse } | { made: Response };

export interface PageCache {
  /** Finds what is kept for a request, or makes it; null where nothing may be kept. */
  find: (received: IncomingMessage) => Promise<Found | null>;
}

/**
 * Pages that are the same for every visitor are made once, until something changes that visitors may
 * see. Visitors who ask for a page while it is being made wait for that.
 */
export function pageCache({ isForVisitors, answer }: Origin): PageCache {
  const kept = new LRUCache<string, KeptResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.byteLength + 2048,
    ttl: keptMs,
  });
  const making = new Map<string, Promise<KeptResponse | null>>();
  /** How many changes there were: a page that was begun before the last one may be out of date. */
  let changes = 0;
  onPublicChange(() => {
    changes += 1;
    kept.clear();
    making.clear();
  });

  async function make(key: string, received: IncomingMessage): Promise<Found> {
    const begun = changes;
    const response = answer(plainRequest(received));
    const page = response.then(keep);
    making.set(key, page);
    try {
      const made = await page;
      if (!made) return { made: await response };
      if (begun === changes && isWatchingChanges()) kept.set(key, made);
      return { kept: made };
    } finally {
      if (making.get(key) === page) making.delete(key);
    }
  }

  return {
    async find(received) {
      const key = await visitorKey(received);
      if (key === null) return null;
      const found = kept.get(key);
      if (found) return { kept: found };
      if (!isForVisitors((received.url ?? '/').split('?', 1)[0] ?? '/')) return null;
      const underWay = making.get(key);
      if (!underWay) return make(key, received);
      const made = await underWay;
      return made && { kept: made };
    },
  };
}
