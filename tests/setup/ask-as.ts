import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  words: string;
}

/** Asks a server under a name, as a proxy passes it on; `fetch` would write its own. No redirection is followed. */
export function askAs(
  host: string,
  { origin, path, method = 'GET', headers = {}, body }: Asked & { origin: string; path: string },
): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const options = { hostname, port, path, method, headers: { ...headers, Host: host } };
  return new Promise((done, fail) => {
    request({ ...options, agent: false }, (response) => {
      text(response).then(
        (words) => done({ status: response.statusCode, headers: response.headers, words }),
        fail,
      );
    })
      .once('error', fail)
      .end(body);
  });
}
