/** The names by which only this machine calls itself. */
const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address such as `http://localhost:3000` is one that only this machine uses. */
export const isOwnAddress = (url: string): boolean => ownNames.includes(new URL(url).hostname);

/** Whether a Host header has a name that only this machine uses, with any port or none. */
export const isOwnHost = (host: string): boolean =>
  ownNames.includes(host.toLowerCase().replace(/:\d+$/, ''));

/** Whether a server that listens on this address can be reached from this machine alone. */
export const isLoopback = (address: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(address);

interface Reach {
  /** Where the server listens; undefined for every address. */
  host: string | undefined;
  appUrl: string;
  trustedProxies: number;
}

/** Whether others can reach a server with these settings, themselves or through a proxy. */
export const isOpenToOthers = ({ host, appUrl, trustedProxies }: Reach): boolean =>
  host === undefined || !isLoopback(host) || !isOwnAddress(appUrl) || trustedProxies > 0;
