import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** A queue with the order in which its jobs were run, each one a tick long. */
function setUp(mostWaiting = { each: 9, all: 99 }) {
  const queue = new FairQueue(mostWaiting);
  const order: string[] = [];
  let running = 0;
  const add = (person: string, name: string, signal = never) =>
    queue.run(person, signal, async () => {
      running += 1;
      expect(running).toBe(1);
      order.push(name);
      await new Promise((done) => setImmediate(done));
      running -= 1;
      return name;
    });
  return { queue, order, add };
}

describe('the queue of photos', () => {
  it('runs one job at a time, and people in turn', async () => {
    const { order, add } = setUp();
    const jobs = [
      ...['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name)),
      ...['b1', 'b2'].map((name) => add('b', name)),
      add('c', 'c1'),
    ];
    expect(await Promise.all(jobs)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('never runs a job that was given up, and goes on', async () => {
    const { order, add } = setUp();
    const gone = new AbortController();
    const first = add('a', 'a1');
    const dropped = add('b', 'b1', gone.signal);
    const last = add('b', 'b2');
    gone.abort(new Error('gone'));
    await expect(dropped).rejects.toThrow('gone');
    await expect(add('b', 'b3', gone.signal)).rejects.toThrow('gone');
    await Promise.all([first, last]);
    expect(order).toEqual(['a1', 'b2']);
  });

  it('goes on after a job that failed', async () => {
    const { queue, add } = setUp();
    const failed = queue.run('a', never, () => Promise.reject(new Error('broken')));
    const next = add('a', 'a2');
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('a2');
  });

  it('says when it is full, for one person and for all', async () => {
    const { queue, add } = setUp({ each: 2, all: 3 });
    const jobs = [add('a', 'running'), add('a', 'a2'), add('a', 'a3')];
    expect([queue.isFullFor('a'), queue.isFullFor('b')]).toEqual([true, false]);
    jobs.push(add('b', 'b1'));
    expect(queue.isFullFor('c')).toBe(true);
    await Promise.all(jobs);
    expect(queue.isFullFor('a')).toBe(false);
  });
});
