import { createContext, useContext } from 'react';

const Nonce = createContext<string | undefined>(undefined);

/** Carries the page's CSP nonce from entry.server to the components that write inline scripts. */
export const NonceProvider = Nonce.Provider;

/** The nonce of this page; undefined in the browser, which hides it on purpose. */
export const useNonce = (): string | undefined => useContext(Nonce);
