import { data, redirect, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import { answererOf } from './direct-answer.server.ts';
import type { Matches } from './find-route.server.ts';

const address = 'http://localhost/notices/7?sort=new';
const matches = ['root', 'notice'].map((id) => ({
  route: { id },
  params: { id: '7' },
  pathname: '/notices/7',
  pathnameBase: '/notices/7',
})) as unknown as Matches;

type Loader = (args: LoaderFunctionArgs) => unknown;

/** A build of a page in its frame, whose entry writes what the loaders returned. */
function answerer({ loader, isPage = true }: { loader: Loader; isPage?: boolean }) {
  const root = vi.fn(() => data({ lang: 'en' }, { headers: { 'Set-Cookie': 'seen=1' } }));
  const own = vi.fn(loader);
  const render = vi.fn<ServerBuild['entry']['module']['default']>(
    (_, status, headers, { staticHandlerContext: { loaderData, errors, location } }) => {
      headers.set('Content-Type', 'application/json');
      if (loaderData.notice === 'cannot be rendered') throw new Error('in the page');
      return Response.json(
        { loaderData, failed: errors !== null, location: location.search },
        { status, headers },
      );
    },
  );
  const handleError = vi.fn();
  const page = isPage ? { default: () => null } : {};
  const build = {
    mode: 'production',
    future: { v3_singleFetch: true },
    assets: { routes: {} },
    entry: { module: { default: render, handleError } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, loader: root } },
      notice: {
        id: 'notice',
        parentId: 'root',
        path: 'notices/:id',
        module: { ...page, loader: own },
      },
    },
  } as unknown as ServerBuild;
  const answer = answererOf(build, ['root', 'notice']);
  return {
    root,
    own,
    handleError,
    get: (init?: RequestInit) => {
      const request = new Request(address, init);
      return { request, response: answer(request, matches) };
    },
  };
}

it('gives the loaders the request itself, and makes the page that Remix makes', async () => {
  const { get, own, root } = answerer({ loader: ({ params }) => ({ id: params.id }) });
  const first = get();
  const theirs = await first.response;
  const second = get();
  const ours = await second.response;
  expect(own.mock.calls[0]?.[0].request, 'Remix made it the first time').not.toBe(first.request);
  expect(own.mock.calls[1]?.[0].request).toBe(second.request);
  expect([...ours.headers]).toEqual([...theirs.headers]);
  expect(ours.headers.getSetCookie()).toEqual(['seen=1']);
  const written: unknown = await ours.json();
  expect(written).toEqual(await theirs.json());
  expect(written).toMatchObject({
    loaderData: { root: { lang: 'en' }, notice: { id: '7' } },
    location: '?sort=new',
  });
  expect(root).toHaveBeenCalledTimes(2);
});

it.each<[string, Loader, number]>([
  [
    'a redirect',
    () => {
      throw redirect('/login', 303);
    },
    303,
  ],
  [
    'a refusal',
    () => {
      throw data('gone', { status: 410 });
    },
    410,
  ],
  ['a status', () => data('made', { status: 201 }), 201],
  [
    'a failure',
    () => {
      throw new Error('no database');
    },
    500,
  ],
  ['a page that cannot be rendered', () => 'cannot be rendered', 500],
])('leaves %s to Remix, and runs no loader again', async (_, loader, status) => {
  const { get, own, root } = answerer({ loader });
  const first = await get().response;
  const second = await get().response;
  expect([first.status, second.status]).toEqual([status, status]);
  expect(await second.text()).toBe(await first.text());
  expect(own).toHaveBeenCalledTimes(2);
  expect(root).toHaveBeenCalledTimes(2);
});

it('tells of a failure once', async () => {
  const { get, handleError } = answerer({
    loader: () => {
      throw new Error('no database');
    },
  });
  await get().response;
  handleError.mockClear();
  await get().response;
  expect(handleError).toHaveBeenCalledTimes(1);
});

it('sends what a resource returned as it is, without the loaders around it', async () => {
  const returned = new Response('a calendar');
  const { get, root, own } = answerer({ loader: () => returned, isPage: false });
  expect(await get().response).toBe(returned);
  expect(own).toHaveBeenCalledTimes(1);
  expect(root).not.toHaveBeenCalled();
});

it('leaves what is no GET to Remix', async () => {
  const { get, own } = answerer({ loader: () => 'text' });
  await get().response;
  const { request, response } = get({ method: 'HEAD' });
  expect(await (await response).text()).toBe('');
  expect(own.mock.calls[1]?.[0].request).not.toBe(request);
});
