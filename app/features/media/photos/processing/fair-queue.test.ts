import { describe, expect, it } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const never = new AbortController().signal;

/** A queue with the order in which its jobs were run, each one a tick long. */
function setUp({ each, all, people } = { each: 9, all: 99, people: 99 }) {
  const queue = new FairQueue({ each, all, people, full: () => new Error('full') });
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

  it('refuses one more than a person can have waiting, and nobody else', async () => {
    const { order, add } = setUp({ each: 2, all: 9, people: 9 });
    const jobs = [add('a', 'running'), add('a', 'a1'), add('a', 'a2')];
    await expect(add('a', 'a3')).rejects.toThrow('full');
    jobs.push(add('b', 'b1'));
    await Promise.all(jobs);
    await add('a', 'a4');
    expect(order).toEqual(['running', 'a1', 'b1', 'a2', 'a4']);
  });

  it('when full, drops the newest of whoever has most waiting for somebody with fewer', async () => {
    const { order, add } = setUp({ each: 4, all: 6, people: 8 });
    const running = add('a', 'running');
    const many = [1, 2, 3, 4].map((n) => add('a', `a${n}`));
    const few = [1, 2].map((n) => add('b', `b${n}`));
    const lost = expect(many[3]).rejects.toThrow('full');
    few.push(add('c', 'c1'));
    await lost;
    const alsoLost = expect(many[2]).rejects.toThrow('full');
    few.push(add('c', 'c2'));
    await alsoLost;
    // Everybody has two now: a third of theirs would only take another's place.
    await expect(add('c', 'c3')).rejects.toThrow('full');
    await Promise.all([running, ...many.slice(0, 2), ...few]);
    expect(order).toEqual(['running', 'a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  });

  it('lets the first of everybody in, however many of others wait, up to a bound', async () => {
    const { order, add } = setUp({ each: 4, all: 2, people: 4 });
    const jobs = ['a', 'b', 'c', 'd', 'e'].map((person) => add(person, person));
    await expect(add('f', 'f')).rejects.toThrow('full');
    await expect(add('b', 'b2')).rejects.toThrow('full');
    await Promise.all(jobs);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
  });
});
